import type { Column } from '@/lib/files/column';
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

const text = (id: string, value: Column<StatementRow>['value']): Column<StatementRow> => ({
  ...{ id, title: id, type: 'text', value },
});
const amount = (id: string, value: Column<StatementRow>['value']): Column<StatementRow> => ({
  ...{ id, title: id, type: 'amount', value },
});

/** The columns of a statement's file. */
export const statementColumns: readonly Column<StatementRow>[] = [
  text('kind', ({ kind }) => kind),
  text('month', ({ month }) => month),
  text('brand_id', ({ brand }) => brand),
  text('brand', ({ name }) => name),
  amount('sales', ({ sales }) => sales),
  amount('commission', ({ commission }) => commission),
  amount('bonus_estimate', ({ bonus }) => bonus),
  amount('settled_commission', ({ settled }) => settled),
  amount('open_commission', ({ open }) => open),
];
