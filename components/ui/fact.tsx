import type { ReactNode } from 'react';

/** A term of a list and its value. */
export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-muted">{term}</dt>
      <dd className="tabular text-sm font-medium">{children}</dd>
    </div>
  );
}
