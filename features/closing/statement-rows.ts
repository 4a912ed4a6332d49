import { type Column, field } from '@/lib/server/files/column';
import type { Month } from './month';
import type { CommissionParts, MonthAmounts, Statement } from './statement-shape';

/** A row of a statement's file. The parts of the commission are also null if it is not split. */
export type StatementRow = MonthAmounts &
  CommissionParts & {
    kind: 'brand' | 'adjustment' | 'total';
    month: Month;
    brand: string | null;
    name: string | null;
  };

/** The rows of a statement's file: brands, adjustments of earlier months, and the total. */
export function listStatementRows(statement: Statement): StatementRow[] {
  const { month, lines, adjustments, total } = statement;
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

/** The columns of a statement's file. */
export const statementColumns: readonly Column<StatementRow>[] = [
  field.text('kind', ({ kind }) => kind),
  field.text('month', ({ month }) => month),
  field.text('brand_id', ({ brand }) => brand),
  field.text('brand', ({ name }) => name),
  field.amount('sales', ({ sales }) => sales),
  field.amount('commission', ({ commission }) => commission),
  field.amount('bonus_estimate', ({ bonus }) => bonus),
  field.amount('settled_commission', ({ settled }) => settled),
  field.amount('open_commission', ({ open }) => open),
];
