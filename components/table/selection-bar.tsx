import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { formatQuantity } from '@/lib/format/number';

type Props = {
  /** Names the table. */
  label: string;
  count: number;
  noun: readonly [one: string, many: string];
  onClear: () => void;
  children?: ReactNode;
};

/** Replaces the toolbar, so that selecting a row shifts nothing. */
export function SelectionBar({ label, count, noun: [one, many], onClear, children }: Props) {
  return (
    <section
      aria-label={`Selection of ${label}`}
      data-print="hide"
      className="flex flex-wrap items-center gap-2 border-b border-border bg-accent-soft p-2 pl-3"
    >
      <p aria-live="polite" className="tabular text-sm font-medium text-accent">
        {formatQuantity(count, one, many)} selected
      </p>
      <div className="ml-auto flex flex-wrap items-center gap-2">
        {children}
        <Button variant="ghost" onClick={onClear}>
          Clear
        </Button>
      </div>
    </section>
  );
}
