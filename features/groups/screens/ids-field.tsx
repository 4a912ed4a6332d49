'use client';

import { FormField } from '@/components/form/form-field';
import { Button } from '@/components/ui/button';
import { Textarea } from '@/components/ui/textarea';
import { useRecognizeIds } from '@/features/groups/client/groups';
import type { GroupKind } from '@/lib/data/terms/group-dimensions';
import { useLanguage } from '@/lib/language/use-language';

type Props = { kind: GroupKind; value: string; onChange: (text: string) => void; optional?: boolean };

/** Pasted ids, and on request which of them are known. */
export function IdsField({ kind, value, onChange, optional = false }: Props) {
  const { t, format } = useLanguage();
  const recognize = useRecognizeIds();
  const found = recognize.data;
  const isEmpty = value.trim() === '';
  return (
    <div className="grid gap-2">
      <FormField name="ids" label={t(`groups.ids.${kind}`)} hint={t('groups.ids.hint')} optional={optional}>
        {({ defaultValue, ...control }) => (
          <Textarea
            {...control}
            rows={6}
            spellCheck={false}
            className="font-mono text-xs"
            value={value}
            onChange={({ target }) => {
              recognize.reset();
              onChange(target.value);
            }}
          />
        )}
      </FormField>
      <div className="flex items-center gap-3">
        <Button
          size="sm"
          disabled={isEmpty}
          pending={recognize.isPending}
          onClick={() => recognize.mutate({ kind, ids: value })}
        >
          {t('groups.ids.check')}
        </Button>
      </div>
      <div role="status" className="text-sm">
        {recognize.error ? <p className="text-negative">{recognize.error.message}</p> : null}
        {found ? (
          <>
            <p>{t('groups.ids.known', { known: found.known, total: found.total })}</p>
            {found.examples.length > 0 ? (
              <p className="text-muted">{format.list(found.examples.map(({ id, name }) => name ?? id))}</p>
            ) : null}
            {found.unknown.length > 0 ? (
              <p className="text-muted">{t('groups.ids.unknown', { ids: format.list(found.unknown) })}</p>
            ) : null}
          </>
        ) : null}
      </div>
    </div>
  );
}
