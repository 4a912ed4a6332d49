import type { ReactNode } from 'react';

/** Rows of a receipt, for the popover of Freshness. */
export function Receipt({
  rows,
  children,
}: {
  rows: readonly [term: string, value: ReactNode][];
  children?: ReactNode;
}) {
  return (
    <div className="grid gap-2">
      <dl className="grid gap-1">
        {rows.map(([term, value]) => (
          <div key={term} className="flex justify-between gap-6 text-sm">
            <dt className="text-muted">{term}</dt>
            <dd className="tabular text-right">{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </div>
  );
}
