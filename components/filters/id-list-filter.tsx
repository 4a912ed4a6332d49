'use client';

import { ChevronDown } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { parseIdList } from '@/lib/catalog/id-list';
import { cn } from '@/lib/class-names';
import { formatQuantity } from '@/lib/format/number';
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
export function IdListFilter({ label, ids, onChange, most }: Props) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [text, setText] = useState<string | null>(null);
  const shown = text ?? ids.join('\n');
  const parsed = parseIdList(shown);
  const tooMany = parsed.length > most;

  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (tooMany) return;
    onChange(parsed);
    panel.current?.hidePopover();
  };
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-haspopup="dialog"
        className={buttonClass('secondary', 'md', cn('min-w-0', ids.length > 0 && 'border-accent!'))}
      >
        <span className={ids.length > 0 ? 'text-muted' : undefined}>Ids</span>
        {ids.length > 0 ? <span className="tabular">{formatQuantity(ids.length, 'id')}</span> : null}
        <ChevronDown aria-hidden="true" className="text-muted" />
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        onToggle={(event) => event.newState === 'closed' && setText(null)}
        className="anchored w-80 max-w-[calc(100vw-16px)] rounded bg-raised p-3 shadow-overlay open:appear"
      >
        <form onSubmit={apply} className="grid gap-3">
          <Field
            label={label}
            hint="Commas, spaces, tabs or lines between them; a spreadsheet column works."
            aside={formatQuantity(parsed.length, 'id')}
            error={tooMany ? `At most ${most} ids at a time; ${parsed.length} were pasted.` : undefined}
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
              Empty
            </Button>
            <Button type="submit" variant="primary">
              Apply
            </Button>
          </div>
        </form>
      </div>
      <PrintedFilter label="Ids" values={ids} />
    </>
  );
}
