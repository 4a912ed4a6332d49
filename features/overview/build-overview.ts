import type { CurrencySummary, Summary } from '@/lib/data/read/summary/summary-shape';
import type { TopGroup } from '@/lib/data/read/summary/top-groups';
import { toUnits, unitsText } from '@/lib/data/terms/units';
import { compareCurrencies } from '@/lib/language/format/currency';
import { toNumber } from '@/lib/pages/figure';
import type { ChartClock } from '@/lib/pages/open-bucket';
import { provisionalShare } from '@/lib/pages/provisional';
import { buildSeries } from '@/lib/pages/series';
import type { OverviewCurrency, OverviewMetric, ProgramCost, TopRow } from './overview-shape';

/** The part of a summary that the overview shows, with currencies in the usual order. */
export function buildOverviewCurrencies({ currencies }: Summary, clock: ChartClock): OverviewCurrency[] {
  return currencies
    .map((summary) => buildCurrency(summary, clock))
    .sort((a, b) => compareCurrencies(a.currency, b.currency));
}

function buildCurrency(summary: CurrencySummary, clock: ChartClock): OverviewCurrency {
  const { currency, figures, counted, compared, comparedSeries } = summary;
  const figure = (metric: OverviewMetric) => ({
    now: figures[metric],
    counted: counted?.[metric] ?? null,
    before: compared?.[metric] ?? null,
    provisional: { any: figures.provisional.any, share: provisionalShare(figures, metric) },
  });
  const draw = (metric: OverviewMetric) => ({
    now: buildSeries(summary, metric, clock).map(({ value }) => value),
    before: comparedSeries.map((point) => point && toNumber(point, metric)),
  });
  return {
    currency: currency ?? '',
    figures: {
      sales: figure('sales'),
      commission: figure('commission'),
      clicks: figure('clicks'),
      conversions: figure('conversions'),
    },
    series: {
      sales: draw('sales'),
      commission: draw('commission'),
      clicks: draw('clicks'),
      conversions: draw('conversions'),
    },
    provisional: buildSeries(summary, 'clicks', clock).map(({ provisional }) => provisional),
    unfinished: buildSeries(summary, 'clicks', clock).map(({ unfinished }) => unfinished),
  };
}

/**
 * Commission minus bonus, exactly, for every currency with either, in card order. Sets `net` only if both have the same days,
 * and its change only if the same days count for both.
 */
export function buildCosts(reports: Summary, bonuses: Summary, first: readonly string[] = []): ProgramCost[] {
  const days = reports.comparedDays;
  const comparable =
    days !== null && days.counted > 0 && JSON.stringify(days) === JSON.stringify(bonuses.comparedDays);
  // A commission of 28 days minus a bonus of three would be a wrong cost, not a partial one.
  const sameDays = JSON.stringify(reports.receipt.gaps) === JSON.stringify(bonuses.receipt.gaps);
  const order = [...first, ...[reports, bonuses].flatMap(listCurrencies)];
  return [...new Set(order)].map((currency) => {
    const of = (summary: Summary) => summary.currencies.find((entry) => (entry.currency ?? '') === currency);
    const [paid, credited] = [of(reports), of(bonuses)];
    const commission = isRead(reports) ? toUnits(paid?.figures.commission ?? '0') : null;
    const bonus = isRead(bonuses) ? toUnits(credited?.figures.bonus ?? '0') : null;
    const net = commission !== null && bonus !== null && sameDays ? commission - bonus : null;
    const netOf = (side: 'counted' | 'compared') =>
      unitsText(toUnits(paid?.[side]?.commission ?? '0') - toUnits(credited?.[side]?.bonus ?? '0'));
    return {
      currency,
      commission: commission === null ? null : unitsText(commission),
      bonus: bonus === null ? null : unitsText(bonus),
      net: net === null ? null : unitsText(net),
      netCounted: comparable ? netOf('counted') : null,
      netBefore: comparable ? netOf('compared') : null,
      provisional: [paid, credited].some((entry) => entry?.figures.provisional.any),
    };
  });
}

/** Whether there is anything to sum. An amount that was not read is not zero. */
const isRead = ({ receipt }: Summary) => receipt.state !== 'empty';

const listCurrencies = ({ currencies }: Summary) => currencies.map(({ currency }) => currency ?? '');

/** Only groups with a key. */
export function buildTop(groups: readonly TopGroup[]): TopRow[] {
  return groups.flatMap(({ currency, key, label, figures, ...change }) =>
    key === null
      ? []
      : [
          {
            currency,
            key,
            label,
            sales: {
              now: figures.sales,
              counted: change.counted?.sales ?? null,
              before: change.compared?.sales ?? null,
            },
            commission: figures.commission,
            clicks: figures.clicks,
            conversions: figures.conversions,
            provisional: figures.provisional.any,
          },
        ],
  );
}
