'use client';

import { type ReactNode, useId, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { ChevronDown } from '@/components/ui/icons';
import { cn } from '@/lib/base/class-names';
import { chipClass, useFilterVariant } from './filter-variant';
import { PrintedFilter } from './printed-filter';

type Props = {
  /** "Price" */
  label: string;
  /** Accessible name of the form: "Price below". */
  title: string;
  /** The value as text; null if the filter is off. */
  chosen: string | null;
  /** The values for print. */
  printed: readonly string[];
  /** Renders the form. `close` closes it. */
  children: (close: () => void) => ReactNode;
};

/** A filter with a form. Inside the filter menu it is only the form, elsewhere a button that opens it. */
export function FormFilter({ label, title, chosen, printed, children }: Props) {
  const variant = useFilterVariant();
  const id = useId();
  const [open, setOpen] = useState(false);
  const close = (shown: string) => () => document.getElementById(shown)?.hidePopover();
  if (variant.kind === 'menu') return children(close(variant.menuId));
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-haspopup="dialog"
        className={buttonClass(
          'secondary',
          'md',
          cn('min-w-0', chosen !== null && 'border-accent!', variant.kind === 'chip' && chipClass),
        )}
      >
        <span className={chosen === null ? undefined : 'text-muted'}>{label}</span>
        {chosen === null ? null : <span className="tabular truncate">{chosen}</span>}
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
