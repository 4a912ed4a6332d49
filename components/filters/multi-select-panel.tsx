'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Check } from '@/components/ui/icons';
import { Listbox, ListboxOption, useListbox } from '@/components/ui/listbox';
import { cn } from '@/lib/base/class-names';
import { foldTyped } from '@/lib/language/format/typed-text';
import type { Translate } from '@/lib/language/translate';
import { useLanguage } from '@/lib/language/use-language';

type MultiSelectOption = { value: string; label: string; detail?: string };

export type MultiSelectProps = {
  /** The filter's name on the button, such as "Brand". */
  label: string;
  options: readonly MultiSelectOption[];
  selected: readonly string[];
  onChange: (selected: string[]) => void;
  /** Allows one value; choosing it closes the panel. */
  single?: boolean;
  loading?: boolean;
  /** Why options are missing, with a way to retry. */
  failure?: ReactNode;
  /** The options are only the largest values. With `typed`, others can be chosen by typing them in full. */
  cut?: boolean;
  typed?: boolean;
  /** Called on hover or focus of the button, so that options can load. */
  onReach?: () => void;
};

const shownAtMost = 200;

export function MultiSelectPanel(props: MultiSelectProps & { popoverId: string }) {
  const { label, options, selected, onChange, single, loading, failure, cut, typed, popoverId } = props;
  const { t } = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  useEffect(() => input.current?.focus(), []);

  const known = new Set(options.map((option) => option.value));
  const orphans = selected
    .filter((value) => !known.has(value))
    .map((value) => ({ value, label: value, detail: undefined }));
  const query = foldTyped(text);
  const matching = [...orphans, ...options].filter((option) =>
    foldTyped(`${option.label} ${option.detail ?? ''}`).includes(query),
  );
  const whole = { value: text.trim(), label: text.trim(), detail: t('filters.search.asTyped') };
  const shown =
    matching.length > 0 || !(cut && typed && whole.value) ? matching.slice(0, shownAtMost) : [whole];

  const toggle = (value: string) => {
    const on = selected.includes(value);
    if (single) {
      onChange(on ? [] : [value]);
      document.getElementById(popoverId)?.hidePopover();
    } else onChange(on ? selected.filter((entry) => entry !== value) : [...selected, value]);
  };
  const listbox = useListbox({ values: shown.map(({ value }) => value), onChoose: toggle });

  return (
    <div className="flex max-h-80 flex-col">
      <input
        {...listbox.field}
        ref={input}
        role="combobox"
        aria-expanded="true"
        aria-label={t('filters.search.label', { filter: label })}
        placeholder={t('ui.search')}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          listbox.setActive(null);
        }}
        className="h-10 shrink-0 border-b border-border bg-transparent px-3 text-sm outline-none max-sm:h-11 max-sm:text-[16px]"
      />
      <Listbox listbox={listbox} label={label} multiple={!single} className="min-h-0 flex-1 p-1">
        {shown.map(({ value, label: text, detail }) => {
          const on = selected.includes(value);
          return (
            <ListboxOption
              key={value}
              listbox={listbox}
              value={value}
              selected={on}
              className="flex min-h-8 items-center gap-2 max-sm:min-h-11"
            >
              <Check aria-hidden="true" className={cn('size-4 shrink-0 text-accent', !on && 'invisible')} />
              <span className="min-w-0 flex-1 truncate">{text}</span>
              {detail ? <span className="text-xs text-muted">{detail}</span> : null}
            </ListboxOption>
          );
        })}
      </Listbox>
      {failure ? <div className="border-t border-border px-3 py-2">{failure}</div> : null}
      <div className="flex min-h-9 items-center justify-between border-t border-border px-3 text-xs text-muted">
        <span aria-live="polite">
          {loading ? t('ui.loading') : describeList(t, props, shown.length, matching.length)}
        </span>
        {selected.length > 0 ? (
          <Button variant="ghost" size="sm" onClick={() => onChange([])}>
            {t('ui.clear')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

function describeList(
  t: Translate,
  { selected, cut, failure }: MultiSelectProps,
  shown: number,
  matching: number,
): string {
  if (shown === 0 && !failure) return t(cut ? 'filters.search.noneOfLargest' : 'filters.search.none');
  if (matching > shown) {
    return t(cut ? 'filters.search.firstOfLargest' : 'filters.search.first', { shown, matching });
  }
  return cut && selected.length === 0
    ? t('filters.search.onlyLargest')
    : t('filters.chosen', { count: selected.length });
}
