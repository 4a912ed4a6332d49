import { type LedgerContext, nowOf } from '@/lib/ledger/context';
import { eachBucket, toDay } from '@/lib/ledger/days';
import { summarize } from '@/lib/ledger/summary';
import type { SummaryQuery } from '@/lib/ledger/summary-query';
import { buildCosts, buildCurrencies, buildTop } from './build-overview';
import type { OverviewQuery } from './overview-query';
import type { Overview } from './overview-shape';

const topRows = 5;

/** Everything the overview says about a range, over all rows that the ledger holds of it; fetches nothing upstream. */
export async function readOverview(context: LedgerContext, query: OverviewQuery): Promise<Overview> {
  const ask = (part: Partial<SummaryQuery>) =>
    summarize(context, {
      ...query,
      dataset: 'reports',
      group: 'none',
      series: 'none',
      top: topRows,
      ...part,
    });
  const [reports, bonuses, products, creators, brands] = await Promise.all([
    ask({ series: 'total' }),
    ask({ dataset: 'brb' }),
    ask({ group: 'product' }),
    ask({ group: 'creator' }),
    ask({ group: 'brand' }),
  ]);
  const currencies = buildCurrencies(reports, { grain: query.grain, today: toDay(nowOf(context)) });
  const order = currencies.map(({ currency }) => currency);
  return {
    range: reports.range,
    comparedRange: reports.comparedRange,
    buckets: eachBucket(reports.range, query.grain),
    comparedBuckets: reports.comparedRange ? eachBucket(reports.comparedRange, query.grain) : [],
    currencies,
    costs: buildCosts(reports, bonuses, order),
    tops: { products: buildTop(products), creators: buildTop(creators), brands: buildTop(brands) },
    receipt: reports.receipt,
    comparedReceipt: reports.comparedReceipt,
    bonusReceipt: bonuses.receipt,
  };
}
