import { freshen } from '@/lib/data/read/links/freshen';
import { readFilterNames } from '@/lib/data/read/query/read-labels';
import { listOverlapping } from '@/lib/data/read/summary/other-groups';
import { readReceipt } from '@/lib/data/store/windows/receipt';
import { createAnswerCache } from '@/lib/data/store/windows/revision';
import type { FreshLedger } from '@/lib/data/store/workspace';
import { type Ledger, nowOf } from '@/lib/data/store/workspace';
import { makeBasis, rowsBasis } from '@/lib/data/terms/basis';
import { datasets } from '@/lib/data/terms/datasets';
import { addDays, type Day, type DayRange, earlierOf, laterOf, toDay } from '@/lib/data/terms/days';
import { isGroupDimension } from '@/lib/data/terms/group-dimensions';
import { lookAges } from '@/lib/data/terms/look-ages';
import { readHistories } from './day-histories';
import { isWatched, readLooks, settledAt } from './day-looks';
import { decimalsOf, expectMonths, waitFor } from './expect-months';
import { findWait, historyOf, neededOf } from './needed-days';
import { readFetches } from './read-estimates';
import { readGroups } from './read-groups';
import type { SettlementQuery } from './settlement-query';
import type { CurrencySettlement, Settlement } from './settlement-shape';
import { makeTotal, makeTriangle } from './triangle';

const cacheSettlement = createAnswerCache<Settlement>({ named: true });

/** Like `settle`, but cached per revision of the ledger. */
export async function readSettlement(ledger: Ledger, query: SettlementQuery): Promise<Settlement> {
  const fresh = await freshen(ledger, query);
  return cacheSettlement(fresh, datasets[query.dataset].sources, query, () => settle(fresh, query));
}

/**
 * What days had at each age, how much groups lost until they settled, and what open months are expected to settle at.
 * Uses what past fetches recorded, and fetches nothing.
 */
async function settle(context: FreshLedger, query: SettlementQuery): Promise<Settlement> {
  const { id: workspaceId } = context;
  const { dataset, metric, grain, group, sort } = query;
  const range = { from: query.from, to: query.to };
  const today = toDay(nowOf(context));
  const history = historyOf(today);
  const { sources } = datasets[dataset];
  return context.store.snapshot(async (session) => {
    const { read } = session;
    const receipt = await readReceipt(read, context, sources, range);
    const { gaps: historyGaps } = await readReceipt(read, context, sources, history);
    const needed = neededOf(today);
    const neededReceipt = await readReceipt(read, context, sources, needed);
    const unknownMembers = context.unknownGroups.length > 0;
    const wait = findWait({ historyReceipt: neededReceipt, unknownMembers });
    const span = { from: earlierOf(range.from, history.from), to: laterOf(range.to, history.to) };
    // What changed on days whose rows are not stored says nothing without them.
    const gaps = [...receipt.gaps, ...historyGaps];
    const known = await readLooks(read, workspaceId, query, { range: span, gaps });
    const looks = known.joined;
    const histories = await readHistories(read, workspaceId, query, { looks, range: span });
    const fetchedOn = await readFetches(read, workspaceId, query, today);
    const pages = await readGroups(session, workspaceId, query, { range, gaps: receipt.gaps, looks: known });
    const within = (days: DayRange) => (one: { day: Day }) => one.day >= days.from && one.day <= days.to;
    const watched = looks.filter(isWatched);
    const currencies = [...histories]
      .filter(([, own]) => own[metric].length > 0)
      .toSorted(([a], [b]) => (a < b ? -1 : 1));
    return {
      dataset,
      metric,
      sort,
      group,
      grain,
      range,
      ages: lookAges,
      since: known.since,
      firstSettles: watched[0] ? addDays(watched[0].day, lookAges[settledAt] ?? 0) : null,
      currencies: currencies.map(([currency, { [metric]: all, conversions }]): CurrencySettlement => {
        const shown = all.filter(within(range));
        const ofRange = looks.filter(within(range));
        const past = { looks: looks.filter(within(history)), histories: all.filter(within(history)) };
        return {
          currency,
          triangle: makeTriangle(ofRange, shown, grain),
          total: makeTotal(ofRange, shown),
          expectation:
            wait === null
              ? expectMonths(
                  {
                    ...past,
                    conversions: conversions.filter(within(history)),
                    decimals: decimalsOf(metric, currency),
                  },
                  today,
                  (day) => fetchedOn.get(day) ?? null,
                )
              : waitFor(wait),
          groupCount: pages.get(currency)?.count ?? 0,
          groups: pages.get(currency)?.groups ?? [],
        };
      }),
      overlapping: isGroupDimension(group) ? await listOverlapping(read, workspaceId, group, query) : [],
      filterNames: await readFilterNames(read, workspaceId, query),
      receipt,
      history: needed,
      historyReceipt: neededReceipt,
      unknownMembers,
      basis: makeBasis(
        [rowsBasis([dataset], range, receipt), rowsBasis([dataset], needed, neededReceipt)],
        context.lists,
        context.unknownValues,
      ),
    };
  });
}
