import { type Day, earlierOf, endOfMonth } from '@/lib/data/terms/days';
import type { LookMetric } from '@/lib/data/terms/look-ages';
import { toUnits, unitsNumber } from '@/lib/data/terms/units';
import type { ReportChart } from '@/lib/pages/chart';
import type { Draw } from '@/lib/pages/page';
import type { CurrencySettlement, ExpectedMonth, TestedMonth } from './settlement-shape';

const toNumber = (amount: string) => unitsNumber(toUnits(amount));

/** Of an open month, settled days as they are and open ones as they are expected. */
function drawOpen({
  month,
  settled,
  open,
  expected,
  low,
  high,
}: ExpectedMonth): ReportChart['points'][number] {
  const add = (amount: string) => unitsNumber(toUnits(settled) + toUnits(amount));
  return {
    day: `${month}-01`,
    provisional: true,
    unfinished: false,
    missing: false,
    values: { reported: add(open), expected: add(expected), low: add(low), high: add(high), settled: null },
  };
}

const drawSettled = ({
  month,
  open,
  expected,
  low,
  high,
  settled,
}: TestedMonth): ReportChart['points'][number] => ({
  day: `${month}-01`,
  provisional: false,
  unfinished: false,
  missing: false,
  values: {
    reported: toNumber(open),
    expected: toNumber(expected),
    low: toNumber(low),
    high: toNumber(high),
    settled: toNumber(settled),
  },
});

/**
 * A fan per month: from what was reported to what is expected, with its range. Settled months show what would have been
 * expected at their end, and what they came to. Null without an estimate.
 */
export function drawExpected(
  { currency, expectation: { months, tested } }: CurrencySettlement,
  { metric, today }: { metric: LookMetric; today: Day },
): Draw | null {
  const points = [...tested.map(drawSettled), ...months.map(drawOpen)].toSorted((a, b) =>
    a.day < b.day ? -1 : 1,
  );
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || months.length === 0) return null;
  return ({ t }) => ({
    points,
    series: [
      { key: 'reported', label: t('settlement.chart.reported'), file: 'reported', hue: 1 },
      {
        key: 'expected',
        label: t('settlement.chart.expected'),
        file: 'expected',
        hue: 4,
        range: { from: 'reported', low: 'low', high: 'high' },
      },
      { key: 'settled', label: t('settlement.chart.settled'), file: 'settled', hue: 2, dots: true },
    ],
    title: t('reports.chart.inCurrency', {
      course: t('settlement.chart.title', { metric: t(`metrics.${metric}.label`) }),
      currency,
    }),
    metric,
    currency,
    grain: 'month',
    range: { from: first.day, to: earlierOf(endOfMonth(last.day), today) },
    comparedRange: null,
    kind: 'fan',
    today,
  });
}
