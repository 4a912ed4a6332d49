import type { CreditLine } from '@/features/credits/credit-shape';
import type { Month } from '@/lib/data/terms/month';
import { type Column, field } from '@/lib/server/files/column';
import type { CommissionParts, MonthAmounts, Statement } from './statement-shape';

/** A row of a statement's file. The parts of the commission are also null if it is not split. */
export type StatementRow = MonthAmounts &
  CommissionParts & {
    kind: 'brand' | 'adjustment' | 'total' | 'credit';
    month: Month;
    brand: string | null;
    name: string | null;
    /** Of a row of kind `credit`, whose bonus is the estimate. */
    credit: CreditLine | null;
  };

/** The rows of a statement's file: brands, adjustments of earlier months, the total, and bonus credits. */
export function listStatementRows(statement: Statement): StatementRow[] {
  const { month, lines, adjustments, total, credits } = statement;
  const none = { settled: null, open: null, credit: null };
  return [
    ...lines.map((line) => ({ kind: 'brand' as const, month, credit: null, ...line })),
    ...adjustments.flatMap((adjustment) =>
      adjustment.lines.map((line) => ({
        kind: 'adjustment' as const,
        month: adjustment.month,
        ...line,
        ...none,
      })),
    ),
    { kind: 'total', month, brand: null, name: null, ...total, ...none },
    ...credits.map((credit) => ({
      ...none,
      kind: 'credit' as const,
      month,
      brand: credit.brand,
      name: credit.name,
      sales: null,
      commission: null,
      bonus: credit.estimate,
      credit,
    })),
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
  field.amount('bonus_credited', ({ credit }) => credit?.credited),
  field.amount('bonus_difference', ({ credit }) => credit?.difference),
  field.text('bonus_state', ({ credit }) => credit?.state),
];
