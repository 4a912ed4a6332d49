import { type Column, field } from '@/lib/server/files/column';
import type { Month } from './month';
import type { Statement } from './statement-shape';

const amounts = ['sales', 'commission', 'bonus'] as const;
export type Amount = (typeof amounts)[number];

/** A row of a statement's file. Amounts are null if unknown, and the parts of the commission if it is not split. */
export type StatementRow = Record<Amount, string | null> & {
  kind: 'brand' | 'adjustment' | 'total';
  month: Month;
  brand: string | null;
  name: string | null;
  settled: string | null;
  open: string | null;
};

/** Whether an amount is unknown, because no day of its rows is loaded. Zero would read as an amount. */
export const isUnknown = ({ receipts }: Pick<Statement, 'receipts'>, name: Amount): boolean =>
  receipts[name === 'bonus' ? 'bonus' : 'reports'].state === 'empty';

/** The rows of a statement's file: brands, adjustments of earlier months, and the total. */
export function listRows(statement: Statement): StatementRow[] {
  const { month, lines, adjustments, total } = statement;
  const none = { settled: null, open: null };
  const unknown = Object.fromEntries(
    amounts.filter((name) => isUnknown(statement, name)).map((name) => [name, null]),
  );
  return [
    ...lines.map((line) => ({ kind: 'brand' as const, month, ...line, ...unknown })),
    ...adjustments.flatMap((adjustment) =>
      adjustment.lines.map((line) => ({
        kind: 'adjustment' as const,
        month: adjustment.month,
        ...line,
        ...none,
      })),
    ),
    { kind: 'total', month, brand: null, name: null, ...total, ...none, ...unknown },
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
