import type { Month } from './month';
import type { Statement, StatementAmounts } from './statement-shape';

/** A line of a statement's file. Parts of the commission are null where a line has none. */
export type StatementRow = StatementAmounts & {
  kind: 'brand' | 'adjustment' | 'total';
  month: Month;
  brand: string | null;
  name: string | null;
  settled: string | null;
  open: string | null;
};

/** The lines of a statement's file: brands, adjustments of earlier months, and what all of them add up to. */
export function listRows({ month, lines, adjustments, total }: Statement): StatementRow[] {
  const none = { settled: null, open: null };
  return [
    ...lines.map((line) => ({ kind: 'brand' as const, month, ...line })),
    ...adjustments.flatMap((adjustment) =>
      adjustment.lines.map((line) => ({
        kind: 'adjustment' as const,
        month: adjustment.month,
        ...line,
        ...none,
      })),
    ),
    { kind: 'total', month, brand: null, name: null, ...total, ...none },
  ];
}

type Column = { heading: string; type: 'text' | 'amount'; read: (row: StatementRow) => string | null };

/** The columns of a statement's file. */
export const statementColumns: readonly Column[] = [
  { heading: 'kind', type: 'text', read: ({ kind }) => kind },
  { heading: 'month', type: 'text', read: ({ month }) => month },
  { heading: 'brand_id', type: 'text', read: ({ brand }) => brand },
  { heading: 'brand', type: 'text', read: ({ name }) => name },
  { heading: 'sales', type: 'amount', read: ({ sales }) => sales },
  { heading: 'commission', type: 'amount', read: ({ commission }) => commission },
  { heading: 'bonus_estimate', type: 'amount', read: ({ bonus }) => bonus },
  { heading: 'settled_commission', type: 'amount', read: ({ settled }) => settled },
  { heading: 'open_commission', type: 'amount', read: ({ open }) => open },
];
