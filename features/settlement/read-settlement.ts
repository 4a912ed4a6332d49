import { makeBasis, rowsBasis } from '@/lib/data/basis';
import { type LedgerContext, nowOf } from '@/lib/data/context';
import { datasets } from '@/lib/data/datasets';
import { addDays, addYears, type Day, type DayRange, earlierOf, laterOf, toDay } from '@/lib/data/days';
import { readFilterNames } from '@/lib/data/query/read-labels';
import { firstUnsettledDay } from '@/lib/data/ranges/look-back';
import type { Session } from '@/lib/data/store/store';
import { lookAges } from '@/lib/data/windows/look-ages';
import { readReceipt } from '@/lib/data/windows/receipt';
import { createAnswerCache } from '@/lib/data/windows/revision';
import { readWindows } from '@/lib/data/windows/windows';
import { isWatched, readHistories, settledAt, sourcesOf } from './day-histories';
import { decimalsOf, expectMonths } from './expect-months';
import { readGroups } from './read-groups';
import type { SettlementQuery } from './settlement-query';
import type { CurrencySettlement, Settlement } from './settlement-shape';
import { makeTotal, makeTriangle } from './triangle';

/** Estimates come from the days of a year. */
const historyOf = (today: Day): DayRange => ({ from: addDays(addYears(today, -1), 1), to: today });

const cacheSettlement = createAnswerCache<Settlement>({ named: true });

/** Like `settle`, but cached per revision of the ledger. */
export const readSettlement = (context: LedgerContext, query: SettlementQuery): Promise<Settlement> =>
  cacheSettlement(context, datasets[query.dataset].sources, [query, context.attributes], () =>
    settle(context, query),
  );

/**
 * What days had at each age, how much groups lost until they settled, and what open months are expected to settle at.
 * Uses what past fetches recorded, and fetches nothing.
 */
async function settle(context: LedgerContext, query: SettlementQuery): Promise<Settlement> {
  const { workspaceId } = context;
  const { dataset, metric, grain, group, sort } = query;
  const range = { from: query.from, to: query.to };
  const today = toDay(nowOf(context));
  const history = historyOf(today);
  const { sources } = datasets[dataset];
  return context.store.snapshot(async ({ read }) => {
    const receipt = await readReceipt(read, context, sources, range);
    const historyReceipt = await readReceipt(read, context, sources, history);
    const span = { from: earlierOf(range.from, history.from), to: laterOf(range.to, history.to) };
    // What changed on days whose rows are not stored says nothing without them.
    const gaps = [...receipt.gaps, ...historyReceipt.gaps];
    const { looks, since, byCurrency } = await readHistories(read, workspaceId, query, { range: span, gaps });
    const fetchedOn = await readFetches(read, workspaceId, query, today);
    const pages = await readGroups(read, workspaceId, query, { range, gaps: receipt.gaps });
    const within = (days: DayRange) => (one: { day: Day }) => one.day >= days.from && one.day <= days.to;
    const watched = looks.filter(isWatched);
    const currencies = [...byCurrency].toSorted(([a], [b]) => (a < b ? -1 : 1));
    return {
      ...{ dataset, metric, sort, group, grain, range, ages: lookAges, since },
      firstSettles: watched[0] ? addDays(watched[0].day, lookAges[settledAt] ?? 0) : null,
      currencies: currencies.map(([currency, all]): CurrencySettlement => {
        const shown = all.filter(within(range));
        const ofRange = looks.filter(within(range));
        const past = { looks: looks.filter(within(history)), histories: all.filter(within(history)) };
        return {
          currency,
          triangle: makeTriangle(ofRange, shown, grain),
          total: makeTotal(ofRange, shown),
          expectation: expectMonths(
            { ...past, decimals: decimalsOf(metric, currency) },
            today,
            (day) => fetchedOn.get(day) ?? null,
          ),
          groupCount: pages.get(currency)?.count ?? 0,
          groups: pages.get(currency)?.groups ?? [],
        };
      }),
      filterNames: await readFilterNames(read, workspaceId, query),
      ...{ receipt, history, historyReceipt },
      basis: makeBasis([rowsBasis([dataset], range, receipt), rowsBasis([dataset], history, historyReceipt)]),
    };
  });
}

/** The day on which each day that may still change was last fetched, in its source that was fetched first. */
async function readFetches(
  read: Session['read'],
  workspaceId: string,
  query: SettlementQuery,
  today: Day,
): Promise<Map<Day, Day>> {
  const sources = sourcesOf(query);
  const fetched = new Map<Day, Day>();
  if (sources.length === 0) return fetched;
  const from = firstUnsettledDay(today);
  for (const window of await readWindows(read, workspaceId, sources, { from, to: today })) {
    if (window.status !== 'ok') continue;
    const on = window.fetchedAt.slice(0, 10);
    for (let day = laterOf(window.from, from); day <= window.to; day = addDays(day, 1)) {
      fetched.set(day, earlierOf(fetched.get(day) ?? on, on));
    }
  }
  return fetched;
}
