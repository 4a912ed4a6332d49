import { StatCard, StatCardSkeleton, type StatLine } from '@/components/feedback/stat-card';
import { formatDayRange } from '@/lib/format/day';
import { describeDelta } from '@/lib/format/delta';
import { formatCount } from '@/lib/format/number';
import type { Summary } from '@/lib/ledger/summary-shape';
import { compareFigures, formatFigure, toNumber } from '@/lib/reports/figure';
import { metricInfo } from '@/lib/reports/metric-info';

const shown = ['sales', 'commission', 'clicks', 'conversions'] as const;

/** Totals of a range against the one before, one line a currency; the line drawn is of the first. */
export function TotalCards({ summary }: { summary: Summary | undefined }) {
  return (
    <div className="grid grid-cols-2 gap-4 xl:grid-cols-4 print:grid-cols-4 max-[420px]:grid-cols-1">
      {shown.map((metric) => {
        if (!summary) return <StatCardSkeleton key={metric} />;
        const { currencies, comparedRange } = summary;
        const against = comparedRange
          ? `against ${formatDayRange(comparedRange.from, comparedRange.to)}`
          : undefined;
        return (
          <StatCard
            key={metric}
            label={metricInfo[metric].label}
            against={against}
            partial={summary.receipt.state !== 'complete'}
            provisional={currencies.some(({ figures }) => figures.provisional.any)}
            {...(metric === 'clicks' || metric === 'conversions'
              ? { trend: addCounts(summary, metric), lines: countLine(summary, metric) }
              : {
                  trend: currencies[0]?.series.map((point) => toNumber(point, metric)),
                  lines: moneyLines(summary, metric),
                })}
          />
        );
      })}
    </div>
  );
}

function moneyLines({ currencies, comparedReceipt }: Summary, metric: 'sales' | 'commission'): StatLine[] {
  const whole = comparedReceipt?.state === 'complete';
  return currencies.map(({ currency, figures, compared }) => ({
    id: currency ?? '',
    text: formatFigure(figures, metric, currency),
    delta: whole ? (compareFigures(figures, compared, metric) ?? undefined) : undefined,
  }));
}

const addCounts = ({ currencies }: Summary, metric: 'clicks' | 'conversions') =>
  currencies[0]?.series.map((_, at) =>
    currencies.reduce((sum, { series }) => sum + (series[at]?.[metric] ?? 0), 0),
  );

/** Counts have no currency and are summed over all. */
function countLine({ currencies, comparedReceipt }: Summary, metric: 'clicks' | 'conversions'): StatLine[] {
  const now = currencies.reduce((sum, { figures }) => sum + figures[metric], 0);
  const before = currencies.reduce((sum, { compared }) => sum + (compared?.[metric] ?? 0), 0);
  const delta = comparedReceipt?.state === 'complete' ? describeDelta(now, before) : undefined;
  return [{ id: metric, text: formatCount(now), delta }];
}
