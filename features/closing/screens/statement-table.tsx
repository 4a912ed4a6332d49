import { useMemo } from 'react';
import { PartialMark } from '@/components/feedback/partial-mark';
import { useHeldOrder } from '@/components/table/use-held-order';
import { Button } from '@/components/ui/button';
import { ScrollRegion } from '@/components/ui/scroll-region';
import type { Adjustment, Statement, StatementAmounts } from '@/features/closing/statement-shape';
import { useLanguage } from '@/lib/language/use-language';
import { nameMonth } from './month-name';
import { amountCellClass, MoneyCells, NameCell } from './statement-cells';

type Figures = 'month' | 'currency' | 'closing' | 'lines' | 'subtotal' | 'adjustments' | 'total' | 'basis';

type Props = {
  statement: Pick<Statement, Figures>;
  /** Opens the changes behind one adjustment. */
  onExplain: (adjusted: string, brand: string, amounts: StatementAmounts) => void;
};

/** The statement: brands, adjustments of earlier months, and the total. */
export function StatementTable({ statement, onExplain }: Props) {
  const { t, format } = useLanguage();
  const { subtotal, adjustments, total, currency, month, closing } = statement;
  const lines = useMemo(
    () => statement.lines.map((line) => ({ ...line, id: line.brand })),
    [statement.lines],
  );
  const listKey = `${month} ${currency}`;
  const { rows, isSorted, sortAgain } = useHeldOrder(lines, { offset: 0, listKey, stale: false });
  const partial = statement.basis.complete ? null : <PartialMark />;
  const name = t('closing.table.name', { month: nameMonth(format, month), currency });
  const headings = [
    'metrics.commission.label',
    'closing.states.settled',
    closing ? 'closing.table.wasOpen' : 'closing.states.open',
    'metrics.sales.label',
    'metrics.bonus.label',
  ] as const;
  return (
    <ScrollRegion label={name} className="rounded border border-border bg-surface shadow-raised">
      <table className="w-full text-sm">
        <caption className="px-4 pt-3 pb-1 text-left font-semibold">{name}</caption>
        <thead className="text-xs text-muted">
          <tr>
            <th scope="col" className="sticky left-0 bg-surface px-4 text-left font-medium">
              <span className="flex h-8 items-center gap-2 whitespace-nowrap max-sm:h-11">
                {t('dimensions.brand.label')}
                {isSorted || partial ? null : (
                  <Button variant="ghost" size="sm" onClick={sortAgain}>
                    {t('table.sortAgain')}
                  </Button>
                )}
              </span>
            </th>
            {headings.map((heading) => (
              <th key={heading} scope="col" className={`${amountCellClass} font-medium`}>
                {t(heading)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((line) => (
            <tr key={line.brand} className="border-t border-border">
              <NameCell>{line.name ?? line.brand}</NameCell>
              <MoneyCells amounts={line} parts={line} currency={currency} />
            </tr>
          ))}
          <tr className="border-t border-border font-medium">
            <NameCell strong>
              {adjustments.length > 0
                ? t('closing.table.sum', { month: nameMonth(format, month) })
                : t('reports.totals.total')}{' '}
              {partial}
            </NameCell>
            <MoneyCells amounts={subtotal} parts={subtotal} currency={currency} />
          </tr>
        </tbody>
        {adjustments.map((adjustment) => (
          <AdjustmentRows
            key={adjustment.month}
            adjustment={adjustment}
            currency={currency}
            onExplain={onExplain}
          />
        ))}
        {adjustments.length > 0 ? (
          <tfoot>
            <tr className="border-t-2 border-border font-semibold">
              <NameCell strong>
                {t('reports.totals.total')} {partial}
              </NameCell>
              <MoneyCells amounts={total} parts={null} currency={currency} />
            </tr>
          </tfoot>
        ) : null}
      </table>
    </ScrollRegion>
  );
}

type RowsProps = { adjustment: Adjustment; currency: string; onExplain: Props['onExplain'] };

function AdjustmentRows({ adjustment, currency, onExplain }: RowsProps) {
  const { t, format } = useLanguage();
  const { month, lines } = adjustment;
  return (
    <tbody>
      <tr className="border-t border-border bg-fill">
        <th scope="rowgroup" colSpan={6} className="px-4 py-2 text-left text-xs font-medium text-muted">
          {t('closing.table.adjustments', { month: nameMonth(format, month) })}
        </th>
      </tr>
      {lines.map((line) => (
        <tr key={line.brand} className="border-t border-border">
          <NameCell>
            <button
              type="button"
              className="reach cursor-pointer rounded text-left text-accent hover:underline"
              onClick={() => onExplain(month, line.brand, line)}
            >
              {line.name ?? line.brand}
            </button>
          </NameCell>
          <MoneyCells amounts={line} parts={null} currency={currency} signed />
        </tr>
      ))}
    </tbody>
  );
}
