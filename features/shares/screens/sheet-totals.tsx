import { DeltaMark } from '@/components/feedback/delta-mark';
import { PartialMark } from '@/components/feedback/partial-mark';
import type { Sheet, SheetPart } from '@/features/shares/sheet';
import { cn } from '@/lib/base/class-names';

/** Cells fill their row, by the number of totals. */
const columns: Record<number, string> = {
  1: 'sm:justify-self-start sm:min-w-56',
  2: 'grid-cols-2',
  3: 'grid-cols-2 sm:grid-cols-3 print:grid-cols-3',
  4: 'grid-cols-2 sm:grid-cols-4 print:grid-cols-4',
  5: 'grid-cols-2 sm:grid-cols-5 print:grid-cols-5',
};

type Props = Pick<SheetPart, 'totals'> & Pick<Sheet, 'against'>;

/** The totals of a part, each with its change. */
export function SheetTotals({ totals, against }: Props) {
  if (totals.length === 0) return null;
  return (
    <dl
      className={cn(
        'grid gap-px overflow-hidden rounded border border-border bg-border shadow-raised',
        columns[totals.length] ?? columns[3],
      )}
    >
      {totals.map(({ label, text, note, delta, partial }) => (
        <div
          key={label}
          className="flex min-w-0 flex-col gap-1 bg-surface p-4 max-sm:p-3 odd:last:not-first:max-sm:col-span-2"
        >
          <dt className="flex flex-wrap items-center gap-2 text-sm text-muted">
            {label}
            {partial ? <PartialMark /> : null}
          </dt>
          <dd className="flex flex-wrap items-baseline gap-x-2.5">
            <span className="tabular text-lg font-semibold wrap-anywhere max-sm:text-base">{text}</span>
            {delta ? <DeltaMark delta={delta} against={against ?? undefined} /> : null}
            {note ? <span className="w-full text-xs text-muted">{note}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
