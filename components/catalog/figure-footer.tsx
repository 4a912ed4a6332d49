import type { CurrencyFigures } from '@/lib/catalog/performance-shape';
import type { Metric } from '@/lib/ledger/metrics';
import { formatFigure } from '@/lib/reports/figure';
import { sumCount } from './figure-cell';

/** Sums of a money or rate column, one line a currency. */
export function MoneyFooter({ totals, metric }: { totals: readonly CurrencyFigures[]; metric: Metric }) {
  return (
    <>
      {totals.map(({ currency, figures }) => (
        <span key={currency} className={totals.length > 2 ? 'block text-xs leading-4' : 'block'}>
          {formatFigure(figures, metric, currency)}
        </span>
      ))}
    </>
  );
}

/** Counts have no currency: one sum. */
export function CountFooter({ totals, metric }: { totals: readonly CurrencyFigures[]; metric: Metric }) {
  return totals.length > 0 ? sumCount(totals, metric).toLocaleString('en') : null;
}
