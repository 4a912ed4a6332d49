import { ProvisionalMark } from '@/components/feedback/provisional-mark';
import { ofAllCurrencies } from '@/lib/catalog/of-all-currencies';
import type { CurrencyFigures } from '@/lib/catalog/performance-shape';
import { cn } from '@/lib/class-names';
import type { Metric } from '@/lib/ledger/metrics';
import { formatFigure, formatValue } from '@/lib/reports/figure';

type Props = { totals: readonly CurrencyFigures[]; metric: Metric };

/** Sums of a column of amounts or of what is made of them, one line a currency. */
export function CurrencyFooter({ totals, metric }: Props) {
  return (
    <>
      {totals.map(({ currency, figures }) => (
        <Sum key={currency} small={totals.length > 2} provisional={figures.provisional.any}>
          {formatFigure(figures, metric, currency)}
        </Sum>
      ))}
    </>
  );
}

/** Counts and their rates have no currency: one figure of all. */
export function WholeFooter({ totals, metric }: Props) {
  if (totals.length === 0) return null;
  return (
    <Sum provisional={totals.some(({ figures }) => figures.provisional.any)}>
      {formatValue(ofAllCurrencies(totals, metric), metric, null)}
    </Sum>
  );
}

/** May reach into the padding before it; what is longer still is seen to be cut. */
function Sum(props: { children: string; provisional: boolean; small?: boolean }) {
  return (
    <span
      title={props.children}
      className={cn('-ml-3 flex items-center justify-end gap-1.5', props.small && 'text-xs leading-4')}
    >
      {props.provisional ? <ProvisionalMark /> : null}
      <span className="truncate">{props.children}</span>
    </span>
  );
}
