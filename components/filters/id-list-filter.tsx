'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { parseIdList } from '@/lib/data/terms/filters/id-list';
import { useLanguage } from '@/lib/language/use-language';
import { FormFilter } from './form-filter';

type Props = {
  /** "Product ids" */
  label: string;
  ids: readonly string[];
  onChange: (ids: string[]) => void;
  /** Maximum number of ids. */
  most: number;
};

/** A filter for pasted ids, with any separators. Ids that the list does not have match nothing. */
export function IdListFilter(props: Props) {
  const { t } = useLanguage();
  const { label, ids } = props;
  return (
    <FormFilter
      label={t('filters.ids.label')}
      title={label}
      chosen={ids.length > 0 ? t('filters.ids.count', { count: ids.length }) : null}
      printed={ids}
    >
      {(close) => <IdListForm {...props} onDone={close} />}
    </FormFilter>
  );
}

function IdListForm({ label, ids, onChange, most, onDone }: Props & { onDone: () => void }) {
  const { t } = useLanguage();
  const [text, setText] = useState<string | null>(null);
  const shown = text ?? ids.join('\n');
  const parsed = parseIdList(shown);
  const tooMany = parsed.length > most;

  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (tooMany) return;
    onChange(parsed);
    onDone();
  };
  return (
    <form onSubmit={apply} className="grid gap-3 p-3">
      <Field
        label={label}
        hint={t('filters.ids.hint')}
        aside={t('filters.ids.count', { count: parsed.length })}
        error={tooMany ? t('filters.ids.tooMany', { most, count: parsed.length }) : undefined}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={6}
            spellCheck={false}
            value={shown}
            onChange={(event) => setText(event.target.value)}
            className="font-mono text-xs"
          />
        )}
      </Field>
      <div className="flex justify-end gap-2">
        <Button variant="ghost" onClick={() => setText('')}>
          {t('filters.ids.empty')}
        </Button>
        <Button type="submit" variant="primary">
          {t('ui.apply')}
        </Button>
      </div>
    </form>
  );
}
