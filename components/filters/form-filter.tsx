'use client';

import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { cn } from '@/lib/class-names';
import { chipClass, useFilterPlace } from './filter-place';
import { PrintedFilter } from './printed-filter';

type Props = {
  /** "Price" */
  label: string;
  /** What the form is about: "Price below". */
  title: string;
  /** The value in words; null: the filter is off. */
  chosen: string | null;
  /** The values, as paper shows them. */
  printed: readonly string[];
  /** The form. `close` ends it. */
  children: (close: () => void) => ReactNode;
};

/** A filter that is filled in. Inside the filter menu it is the form alone, elsewhere a button that opens it. */
export function FormFilter({ label, title, chosen, printed, children }: Props) {
  const place = useFilterPlace();
  const id = useId();
  const [open, setOpen] = useState(false);
  const close = (shown: string) => () => document.getElementById(shown)?.hidePopover();
  if (place.kind === 'menu') return children(close(place.menuId));
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-haspopup="dialog"
        className={buttonClass(
          'secondary',
          'md',
          cn('min-w-0', chosen !== null && 'border-accent!', place.kind === 'chip' && chipClass),
        )}
      >
        <span className={chosen === null ? undefined : 'text-muted'}>{label}</span>
        {chosen === null ? null : <span className="tabular">{chosen}</span>}
        <ChevronDown aria-hidden="true" className="text-muted" />
      </button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={title}
        onToggle={(event) => setOpen(event.newState === 'open')}
        className="anchored bottom-sheet rounded sm:w-80 bg-raised shadow-overlay open:appear"
      >
        {open ? children(close(id)) : null}
      </div>
      <PrintedFilter label={label} values={printed} />
    </>
  );
}
