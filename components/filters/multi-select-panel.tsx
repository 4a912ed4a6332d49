'use client';

import { Check } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/lib/class-names';
import type { MultiSelectProps } from './multi-select';

const shownAtMost = 200;

export function MultiSelectPanel(props: MultiSelectProps & { popoverId: string }) {
  const { label, options, selected, onChange, single, loading, failure, cut, typed, popoverId } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  useEffect(() => input.current?.focus(), []);

  const known = new Set(options.map((option) => option.value));
  const orphans = selected
    .filter((value) => !known.has(value))
    .map((value) => ({ value, label: value, detail: undefined }));
  const wanted = text.trim().toLowerCase();
  const matching = [...orphans, ...options].filter((option) =>
    `${option.label} ${option.detail ?? ''}`.toLowerCase().includes(wanted),
  );
  const whole = { value: text.trim(), label: text.trim(), detail: 'as typed' };
  const shown =
    matching.length > 0 || !(cut && typed && whole.value) ? matching.slice(0, shownAtMost) : [whole];
  const active = shown[Math.min(at, shown.length - 1)];

  const toggle = (value: string) => {
    const on = selected.includes(value);
    if (single) {
      onChange(on ? [] : [value]);
      document.getElementById(popoverId)?.hidePopover();
    } else onChange(on ? selected.filter((entry) => entry !== value) : [...selected, value]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const last = shown.length - 1;
    if (event.key === 'ArrowDown') setAt(Math.min(last, at + 1));
    else if (event.key === 'ArrowUp') setAt(Math.max(0, at - 1));
    else if (event.key === 'Enter' && active) toggle(active.value);
    else return;
    event.preventDefault();
  };
  useEffect(() => {
    document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, at]);

  return (
    <div className="flex max-h-80 flex-col">
      <input
        ref={input}
        role="combobox"
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-activedescendant={active ? `${id}-${shown.indexOf(active)}` : undefined}
        aria-label={`Search ${label}`}
        placeholder="Search…"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
        className="h-10 shrink-0 border-b border-border bg-transparent px-3 text-sm outline-none max-sm:h-11 max-sm:text-[16px]"
      />
      <div
        id={`${id}-list`}
        role="listbox"
        tabIndex={-1}
        aria-label={label}
        aria-multiselectable={!single}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-1"
      >
        {shown.map((option, index) => {
          const on = selected.includes(option.value);
          return (
            <button
              key={option.value}
              id={`${id}-${index}`}
              type="button"
              role="option"
              tabIndex={-1}
              aria-selected={on}
              // The search field keeps the focus, and hears the keys.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => toggle(option.value)}
              onPointerMove={() => setAt(index)}
              className={cn(
                'flex min-h-8 w-full cursor-pointer items-center gap-2 rounded px-2 text-left text-sm max-sm:min-h-11',
                option === active && 'bg-fill',
              )}
            >
              <Check aria-hidden="true" className={cn('size-4 shrink-0 text-accent', !on && 'invisible')} />
              <span className="min-w-0 flex-1 truncate">{option.label}</span>
              {option.detail ? <span className="text-xs text-muted">{option.detail}</span> : null}
            </button>
          );
        })}
      </div>
      {failure ? <div className="border-t border-border px-3 py-2">{failure}</div> : null}
      <div className="flex min-h-9 items-center justify-between border-t border-border px-3 text-xs text-muted">
        <span aria-live="polite">
          {loading ? 'Loading…' : describeList(props, shown.length, matching.length)}
        </span>
        {selected.length > 0 ? (
          <Button variant="ghost" size="sm" onClick={() => onChange([])}>
            Clear
          </Button>
        ) : null}
      </div>
    </div>
  );
}

function describeList({ selected, cut, failure }: MultiSelectProps, shown: number, matching: number): string {
  const among = cut ? ' among the largest' : '';
  if (shown === 0 && !failure) return `No matches${among}`;
  if (matching > shown) return `First ${shown} of ${matching}${among}`;
  return cut && selected.length === 0 ? 'Only the largest are listed' : `${selected.length} chosen`;
}
