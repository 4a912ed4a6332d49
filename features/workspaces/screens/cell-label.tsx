import type { ReactNode } from 'react';

/** The heading of a cell, where the table is a card and has no head. */
export const CellLabel = ({ children }: { children: ReactNode }) => (
  <span className="block text-xs text-muted lg:hidden">{children}</span>
);
