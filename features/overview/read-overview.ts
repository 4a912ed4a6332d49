import { summarize } from '@/lib/data/read/summary/summary';
import { listTopGroups } from '@/lib/data/read/summary/top-groups';
import { createAnswerCache } from '@/lib/data/store/windows/revision';
import { type Ledger, nowOf } from '@/lib/data/store/workspace';
import { makeBasis } from '@/lib/data/terms/basis';
import { datasets } from '@/lib/data/terms/datasets';
import { eachBucket, toDay } from '@/lib/data/terms/days';
import { listFirstCompared } from '@/lib/data/terms/ranges/compared-range';
import { clockOf } from '@/lib/pages/open-bucket';
import { buildCosts, buildOverviewCurrencies, buildTop } from './build-overview';
import type { OverviewQuery } from './overview-query';
import type { Overview } from './overview-shape';

const topRows = 5;
const sources = [...datasets.reports.sources, ...datasets.brb.sources];

const cacheOverview = createAnswerCache<Overview>({ named: true });

/** The overview of a range, from all stored rows. Fetches nothing. Cached per revision of the ledger, for all users. */
export function readOverview(context: Ledger, query: OverviewQuery): Promise<Overview> {
  return cacheOverview(context, sources, query, () => sumUp(context, query));
}

/** All figures come from one snapshot, so that they agree during a sync. */
const sumUp = (context: Ledger, query: OverviewQuery): Promise<Overview> =>
  context.store.snapshot((session) =>
    sumSnapshot(
      {
        ...context,
        store: { ...context.store, read: session.read, snapshot: (work) => work(session) },
      },
      query,
    ),
  );

async function sumSnapshot(context: Ledger, query: OverviewQuery): Promise<Overview> {
  const base = { ...query, dataset: 'reports', series: 'none', top: topRows, offset: 0 } as const;
  const reports = await summarize(context, { ...base, group: 'none', series: 'total' });
  const bonuses = await summarize(context, { ...base, group: 'none', dataset: 'brb' });
  const products = await listTopGroups(context, { ...base, group: 'product' });
  const creators = await listTopGroups(context, { ...base, group: 'creator' });
  const brands = await listTopGroups(context, { ...base, group: 'brand' });
  const currencies = buildOverviewCurrencies(reports, clockOf(reports, toDay(nowOf(context))));
  const { range, comparedRange } = reports;
  const order = currencies.map(({ currency }) => currency);
  return {
    range,
    comparedRange,
    comparedDays: reports.comparedDays,
    grain: query.grain,
    buckets: eachBucket(range, query.grain),
    comparedBuckets: comparedRange
      ? listFirstCompared({ range, comparedRange, compare: query.compare }, query.grain)
      : [],
    currencies,
    costs: buildCosts(reports, bonuses, order),
    tops: {
      products: buildTop(products),
      creators: buildTop(creators),
      brands: buildTop(brands),
    },
    receipt: reports.receipt,
    comparedReceipt: reports.comparedReceipt,
    bonusReceipt: bonuses.receipt,
    comparedBonusReceipt: bonuses.comparedReceipt,
    basis: makeBasis(
      [...reports.basis.rows, ...bonuses.basis.rows],
      reports.basis.lists,
      reports.basis.unknownValues,
    ),
  };
}
