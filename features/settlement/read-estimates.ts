import { freshen } from '@/lib/data/read/links/freshen';
import type { Session } from '@/lib/data/store/engine/store';
import { readReceipt } from '@/lib/data/store/windows/receipt';
import { createAnswerCache } from '@/lib/data/store/windows/revision';
import { readWindows } from '@/lib/data/store/windows/windows';
import type { FreshLedger } from '@/lib/data/store/workspace';
import { type Ledger, nowOf } from '@/lib/data/store/workspace';
import { datasets } from '@/lib/data/terms/datasets';
import { addDays, type Day, earlierOf, laterOf, toDay } from '@/lib/data/terms/days';
import type { Filters } from '@/lib/data/terms/filters/filter-dimensions';
import type { LookMetric } from '@/lib/data/terms/look-ages';
import { firstUnsettledDay } from '@/lib/data/terms/ranges/look-back';
import { readHistories } from './day-histories';
import { type RowsAsked, readLooks, sourcesOf } from './day-looks';
import { decimalsOf, expectMonths, type Watched } from './expect-months';
import { type Growths, growDays, noGrowths, type Recalled, recallGrowth } from './grow-days';
import { historyOf, neededOf } from './needed-days';
import type { Expectation } from './settlement-shape';

/** The estimates of a metric in a currency. */
export type Estimates = {
  expectation: Expectation;
  /** Of open and settled days. None where nothing is estimated. */
  growths: Growths;
  /** What settled days were expected to settle at on an earlier day, by `recallGrowth`. */
  recall: (on: Day) => Recalled | null;
};

/** By currency. */
export type CurrencyEstimates = ReadonlyMap<string, Record<LookMetric, Estimates>>;

const cacheEstimates = createAnswerCache<CurrencyEstimates>();

/**
 * What sales, commission and conversions of product reports are expected to be when they settle, from stored rows that pass filters.
 * Cached per revision of the ledger. Fetches nothing, and estimates nothing until the days of a year are stored.
 */
export async function readEstimates(ledger: Ledger, filters: Filters = {}): Promise<CurrencyEstimates> {
  const fresh = await freshen(ledger, filters);
  return cacheEstimates(fresh, datasets.reports.sources, filters, () =>
    estimate(fresh, { dataset: 'reports', ...filters }),
  );
}

function estimate(context: FreshLedger, query: RowsAsked): Promise<CurrencyEstimates> {
  const { id: workspaceId } = context;
  const today = toDay(nowOf(context));
  const range = historyOf(today);
  // A group with unknown members has no estimate.
  if (context.unknownGroups.length > 0) return Promise.resolve(new Map());
  return context.store.snapshot(async ({ read }) => {
    const { sources } = datasets[query.dataset];
    const { gaps } = await readReceipt(read, context, sources, range);
    const { state } = await readReceipt(read, context, sources, neededOf(today));
    if (state !== 'complete') return new Map();
    const { joined: looks } = await readLooks(read, workspaceId, query, { range, gaps });
    const histories = await readHistories(read, workspaceId, query, { looks, range });
    const fetches = await readFetches(read, workspaceId, query, today);
    const fetchedOn = (day: Day) => fetches.get(day) ?? null;
    return new Map(
      [...histories].map(([currency, own]) => {
        const estimatesOf = (metric: LookMetric) => {
          const decimals = decimalsOf(metric, currency);
          const watched = { looks, histories: own[metric], conversions: own.conversions, decimals };
          return estimateMetric(watched, today, fetchedOn);
        };
        return [
          currency,
          {
            sales: estimatesOf('sales'),
            commission: estimatesOf('commission'),
            conversions: estimatesOf('conversions'),
          },
        ];
      }),
    );
  });
}

function estimateMetric(watched: Watched, today: Day, fetchedOn: (day: Day) => Day | null): Estimates {
  const expectation = expectMonths(watched, today, fetchedOn);
  const recalled = new Map<Day, Recalled | null>();
  return {
    expectation,
    growths: expectation.reason === null ? growDays(watched, today, fetchedOn) : noGrowths,
    recall: (on) => {
      const known = recalled.get(on);
      if (known !== undefined) return known;
      const found = recallGrowth(watched, on);
      recalled.set(on, found);
      return found;
    },
  };
}

/** The day on which each day that may still change was last fetched, in its source that was fetched first. */
export async function readFetches(
  read: Session['read'],
  workspaceId: string,
  query: RowsAsked,
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
