import { StatCard, StatCardSkeleton, type StatLine } from '@/components/charts/stat-card';
import { findMainCurrency } from '@/lib/data/currencies';
import type { Metric } from '@/lib/data/metrics';
import { compareFigures, formatEachCurrency, toNumber } from '@/lib/data/reporting/figure';
import type { Summary } from '@/lib/data/summary/summary-shape';
import type { Receipt } from '@/lib/data/windows/receipt-shape';
import type { Format } from '@/lib/language/format';
import { useLanguage } from '@/lib/language/use-language';

const shown = ['sales', 'commission', 'clicks', 'conversions'] as const;

type Totals = Pick<Summary, 'currencies' | 'range' | 'comparedRange' | 'comparedReceipt'> & {
  receipt: Pick<Receipt, 'state'>;
};

/** Totals compared with the previous range, one line per currency. The sparkline shows the main currency. */
export function TotalCards({ summary }: { summary: Totals | undefined }) {
  const { t, format } = useLanguage();
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4 xl:gap-4 print:grid-cols-4">
      {shown.map((metric) => {
        if (!summary) return <StatCardSkeleton key={metric} />;
        const { comparedRange } = summary;
        const against = comparedRange
          ? t('layout.detail.against', { days: format.dayRange(comparedRange.from, comparedRange.to) })
          : undefined;
        return (
          <StatCard
            key={metric}
            label={t(`metrics.${metric}.label`)}
            metric={metric}
            against={against}
            partial={summary.receipt.state !== 'complete'}
            trend={toTrend(summary, metric)}
            lines={toLines(format, summary, metric)}
          />
        );
      })}
    </div>
  );
}

function toTrend({ currencies, range }: Totals, metric: Metric) {
  const main = findMainCurrency(currencies);
  const first = currencies.find(({ currency }) => currency === main) ?? currencies[0];
  return (
    first && {
      values: first.series.map((point) => toNumber(point, metric)),
      open: first.series.map(({ provisional }) => provisional.any),
      buckets: first.series.map(({ bucket }) => bucket),
      to: range.to,
    }
  );
}

function toLines(
  format: Format,
  { currencies, receipt, comparedReceipt }: Totals,
  metric: Metric,
): StatLine[] {
  const isComplete = receipt.state === 'complete' && comparedReceipt?.state === 'complete';
  const texts = formatEachCurrency(format, currencies, metric);
  return currencies.map(({ currency, figures, compared }, at) => ({
    id: currency ?? '',
    text: texts[at] ?? '',
    delta: isComplete ? (compareFigures(format, figures, compared, metric) ?? undefined) : undefined,
  }));
}
