import { Decimal, moneyText } from '@/lib/ledger/figures';
import type { Figures } from '@/lib/ledger/metrics';
import type { CurrencySummary, Summary } from '@/lib/ledger/summary-shape';
import { toNumber } from '@/lib/reports/figure';
import { provisionalShare } from '@/lib/reports/provisional';
import type { OverviewCurrency, OverviewMetric, ProgramCost, TopRow } from './overview-shape';

/** The part of a summary that the overview draws, the currency with the most clicks first. */
export function buildCurrencies({ currencies }: Summary): OverviewCurrency[] {
  return currencies.map(buildCurrency).sort(compareClicks);
}

const compareClicks = (a: OverviewCurrency, b: OverviewCurrency) =>
  Number(b.figures.clicks.now) - Number(a.figures.clicks.now) || (a.currency < b.currency ? -1 : 1);

function buildCurrency({
  currency,
  figures,
  compared,
  series,
  comparedSeries,
}: CurrencySummary): OverviewCurrency {
  const figure = (metric: OverviewMetric) => ({
    now: figures[metric],
    before: compared?.[metric] ?? null,
    provisional: { any: figures.provisional.any, share: provisionalShare(figures, metric) },
  });
  const draw = (metric: OverviewMetric) => {
    const read = (point: Figures) => toNumber(point, metric) ?? 0;
    return { now: series.map(read), before: comparedSeries.map(read) };
  };
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
    provisional: series.map((point) => point.provisional.any),
  };
}

/** Commission minus bonus, exactly, for every currency that has either; in the order of the reports. */
export function buildCosts(reports: Summary, bonuses: Summary): ProgramCost[] {
  const order = [...reports.currencies, ...bonuses.currencies].map(({ currency }) => currency ?? '');
  return [...new Set(order)].map((currency) => {
    const of = (summary: Summary) => summary.currencies.find((entry) => (entry.currency ?? '') === currency);
    const [paid, credited] = [of(reports), of(bonuses)];
    const commission = new Decimal(paid?.figures.commission ?? 0);
    const bonus = new Decimal(credited?.figures.bonus ?? 0);
    const before = new Decimal(paid?.compared?.commission ?? 0).minus(credited?.compared?.bonus ?? 0);
    return {
      currency,
      commission: moneyText(commission),
      bonus: moneyText(bonus),
      net: moneyText(commission.minus(bonus)),
      netBefore: reports.comparedRange ? moneyText(before) : null,
      provisional: [paid, credited].some((entry) => entry?.figures.provisional.any),
    };
  });
}

/** The kept groups of a summary, a currency at a time, the largest first. */
export function buildTop({ currencies }: Summary): TopRow[] {
  return currencies.flatMap(({ currency, groups }) =>
    groups.flatMap(({ kind, key, figures, compared }) =>
      kind === 'value' && key !== null
        ? [
            {
              currency: currency ?? '',
              key,
              sales: { now: figures.sales, before: compared?.sales ?? null },
              commission: figures.commission,
              clicks: figures.clicks,
              conversions: figures.conversions,
              provisional: figures.provisional.any,
            },
          ]
        : [],
    ),
  );
}
