'use client';

import { ChevronDown } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { parseIdList } from '@/lib/catalog/id-list';
import { cn } from '@/lib/class-names';
import { useLanguage } from '@/lib/language/use-language';
import { chipClass, useFilterPlace } from './filter-place';
import { PrintedFilter } from './printed-filter';

type Props = {
  /** "Product ids" */
  label: string;
  ids: readonly string[];
  onChange: (ids: string[]) => void;
  /** As many as the list takes. */
  most: number;
};

/** Ids pasted in any shape. What is not in the list is simply not found. */
export function IdListFilter(props: Props) {
  const { t } = useLanguage();
  const place = useFilterPlace();
  const id = useId();
  const [open, setOpen] = useState(false);
  if (place.kind === 'menu') return <IdListForm {...props} onDone={() => close(place.menuId)} />;
  const { label, ids } = props;
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-haspopup="dialog"
        className={buttonClass(
          'secondary',
          'md',
          cn('min-w-0', ids.length > 0 && 'border-accent!', place.kind === 'chip' && chipClass),
        )}
      >
        <span className={ids.length > 0 ? 'text-muted' : undefined}>{t('filters.ids.label')}</span>
        {ids.length > 0 ? (
          <span className="tabular">{t('filters.ids.count', { count: ids.length })}</span>
        ) : null}
        <ChevronDown aria-hidden="true" className="text-muted" />
      </button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        onToggle={(event) => setOpen(event.newState === 'open')}
        className="anchored bottom-sheet rounded sm:w-80 bg-raised shadow-overlay open:appear"
      >
        {open ? <IdListForm {...props} onDone={() => close(id)} /> : null}
      </div>
      <PrintedFilter label={t('filters.ids.label')} values={ids} />
    </>
  );
}

const close = (id: string) => document.getElementById(id)?.hidePopover();

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
