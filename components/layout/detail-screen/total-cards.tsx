import { StatCard, StatCardSkeleton, type StatLine } from '@/components/charts/stat-card';
import { AgainstNote } from '@/components/feedback/against-note';
import { useToday } from '@/components/filters/today';
import { addCompared, addFigures } from '@/lib/data/read/figures';
import { findMainCurrency } from '@/lib/data/read/summary/currencies';
import type { Summary } from '@/lib/data/read/summary/summary-shape';
import type { Day } from '@/lib/data/terms/days';
import { isOfCurrency, type Metric } from '@/lib/data/terms/metrics';
import type { Receipt } from '@/lib/data/terms/receipt-shape';
import type { Format } from '@/lib/language/format';
import { useLanguage } from '@/lib/language/use-language';
import { againstOf, writeAgainst } from '@/lib/pages/caption';
import { compareFigures, formatEachCurrency, toNumber } from '@/lib/pages/figure';
import { hasFigure } from '@/lib/pages/open-bucket';

const shown = ['sales', 'commission', 'clicks', 'conversions'] as const;

type Totals = Pick<Summary, 'currencies' | 'range' | 'grain' | 'comparedRange' | 'comparedDays'> & {
  receipt: Pick<Receipt, 'state' | 'gaps'>;
};

/**
 * Totals compared with the previous range, one line per currency; counts are added. Sparklines show the main currency.
 * `plain` leaves them out, where a chart follows.
 */
export function TotalCards({ summary, plain = false }: { summary: Totals | undefined; plain?: boolean }) {
  const language = useLanguage();
  const { t, format } = language;
  const today = useToday();
  return (
    <>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4 xl:gap-4 print:grid-cols-4">
        {shown.map((metric) => {
          if (!summary) return <StatCardSkeleton key={metric} />;
          const compared = againstOf(summary);
          return (
            <StatCard
              key={metric}
              label={t(`metrics.${metric}.label`)}
              metric={metric}
              against={compared ? writeAgainst(language, compared) : undefined}
              partial={summary.receipt.state !== 'complete'}
              {...(plain ? {} : { trend: toTrend(summary, metric, today ?? summary.range.to) })}
              lines={toLines(format, summary, metric)}
            />
          );
        })}
      </div>
      <AgainstNote answer={summary} />
    </>
  );
}

function toTrend({ currencies, range, grain, receipt }: Totals, metric: Metric, today: Day) {
  const clock = { grain, today, range, gaps: receipt.gaps };
  const main = findMainCurrency(currencies);
  const first = currencies.find(({ currency }) => currency === main) ?? currencies[0];
  const added = isOfCurrency(metric) ? [first] : currencies;
  const points = first?.series.map(({ bucket }, at) => ({
    bucket,
    ...addFigures(added.flatMap((entry) => entry?.series[at] ?? [])),
  }));
  return (
    points && {
      grain,
      range,
      values: points.map((point) => (hasFigure(point, clock) ? toNumber(point, metric) : null)),
      open: points.map(({ provisional }) => provisional.any),
      buckets: points.map(({ bucket }) => bucket),
    }
  );
}

function toLines(format: Format, { currencies }: Totals, metric: Metric): StatLine[] {
  const texts = formatEachCurrency(format, currencies, metric);
  const lines =
    texts.length < currencies.length ? [{ currency: null, ...addCompared(currencies) }] : currencies;
  return lines.map((line, at) => ({
    id: line.currency ?? '',
    text: texts[at] ?? '',
    delta: compareFigures(format, line, metric) ?? undefined,
  }));
}
