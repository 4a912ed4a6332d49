import { freshen } from '@/lib/data/read/links/freshen';
import { readGroupSeries, readTopGroups } from '@/lib/data/read/summary/summary-groups';
import { dailyTotals } from '@/lib/data/read/summary/summary-query';
import { readSeries } from '@/lib/data/read/summary/summary-series';
import type { Session } from '@/lib/data/store/engine/store';
import { listUnread } from '@/lib/data/store/windows/list-unread';
import { ever, readWindows, type WindowRecord } from '@/lib/data/store/windows/windows';
import { type FreshLedger, type Ledger, nowOf } from '@/lib/data/store/workspace';
import { datasets } from '@/lib/data/terms/datasets';
import { addDays, type Day, type DayRange, earlierOf, toDay } from '@/lib/data/terms/days';
import { type Dimension, dimensionInfo } from '@/lib/data/terms/dimensions';
import type { Filters } from '@/lib/data/terms/filters/filter-dimensions';
import { writeFilterValue } from '@/lib/data/terms/filters/filter-value';
import type { Units } from '@/lib/data/terms/units';
import type { AlertMetric, EachKind } from '@/lib/pages/alert-target';
import type { AlertSubject, Watched } from './alert-shape';

/** Days that a rule looks back on: those of its preview, and those whose alerts may be taken back. */
export const lookedBack = 90;

/** A metric by day, as it is stored. Days without rows are missing in `sums`, and count as zero unless they are in `unread`. */
export type History = {
  /** Up to yesterday. */
  range: DayRange;
  sums: ReadonlyMap<Day, Units>;
  /** Days with a row that is not final. */
  open: ReadonlySet<Day>;
  /** Days that are not stored completely, as sorted, separate ranges. */
  unread: DayRange[];
  windows: readonly Pick<WindowRecord, 'from' | 'to' | 'fetchedAt'>[];
};

const { sources } = datasets.reports;

/** A metric of report rows that pass filters. Amounts need a filter of one currency; counts add up over all of them. */
export type Asked = { metric: AlertMetric; filters: Filters };

/** The filters of report rows that a rule is about. */
export function filtersOf({ currency, subject }: Pick<Watched, 'currency' | 'subject'>): Filters {
  return { currencies: [currency], ...(subject ? filterBy(subject) : {}) };
}

/** The filter of the rows of a subject. */
export const filterBy = ({ kind, id }: { kind: Dimension; id: string }): Filters => ({
  [dimensionInfo[kind].filter]: [writeFilterValue(kind, id)],
});

/** The days that a rule judges, and which of them are stored. */
type Stored = Pick<History, 'range' | 'unread' | 'windows'>;

/**
 * Reads the stored days up to yesterday, from one snapshot. Fetches nothing. `before`: days before those looked back on, or
 * all days since the first one that is stored.
 */
export async function readHistory(ledger: Ledger, asked: Asked, before: number | 'all'): Promise<History> {
  const context = await freshen(ledger, asked.filters);
  return context.store.snapshot(async ({ read }) => {
    const stored = await readStored(read, context, before);
    return { ...stored, ...(await readDays(read, context, asked, stored.range)) };
  });
}

async function readStored(
  read: Session['read'],
  context: FreshLedger,
  before: number | 'all',
): Promise<Stored> {
  const now = nowOf(context);
  const [today, back] = [toDay(now), before === 'all' ? 0 : before];
  const recent = { from: addDays(today, -lookedBack - back), to: addDays(today, -1) };
  const within = before === 'all' ? { ...recent, from: ever.from } : recent;
  const windows = await readWindows(read, context.id, sources, within);
  const stored = windows.filter(({ status }) => status === 'ok');
  const first = stored.map(({ from }) => from).sort()[0];
  const range = before === 'all' && first ? { ...recent, from: earlierOf(first, recent.to) } : recent;
  return {
    range,
    // Of a group whose members are not known, no day is.
    unread: context.unknownGroups.length > 0 ? [range] : listUnread(sources, windows, range, now),
    windows: stored,
  };
}

async function readDays(
  read: Session['read'],
  context: FreshLedger,
  asked: Asked,
  range: DayRange,
): Promise<Pick<History, 'sums' | 'open'>> {
  const [sums, open] = [new Map<Day, Units>(), new Set<Day>()];
  for (const { buckets } of await readSeries(read, context, dailyTotals(range, asked.filters))) {
    for (const [day, found] of buckets) {
      sums.set(day, (sums.get(day) ?? 0n) + found[asked.metric]);
      if (found.any) open.add(day);
    }
  }
  return { sums, open };
}

/** How many creators, brands or products a rule watches one by one. */
const mostWatched = 200;

/** One creator, brand or product, and its days. */
export type Member = { who: AlertSubject<EachKind>; sums: Map<Day, Units>; open: Set<Day> };

/** Those with the highest figures, highest first, and how many have any. */
export type Members = Stored & { members: Member[]; of: number };

/** The same, by creator, brand or product. The rows have a filter of one currency. */
export async function readMembers(
  ledger: Ledger,
  asked: Asked,
  each: EachKind,
  before: number,
): Promise<Members> {
  const context = await freshen(ledger, { ...asked.filters, group: each });
  return context.store.snapshot(async ({ read }) => {
    const stored = await readStored(read, context, before);
    const query = { ...dailyTotals(stored.range, asked.filters), group: each, top: mostWatched };
    const groups = { query, ranges: [stored.range], dimension: each };
    const found = await readTopGroups(read, context, groups, { by: `SUM(${asked.metric})` });
    const [ranked] = [...found.values()];
    const members = new Map(
      (ranked?.top ?? []).flatMap(({ key, label }): [string, Member][] =>
        key === null
          ? []
          : [[key, { who: { kind: each, id: key, name: label }, sums: new Map(), open: new Set() }]],
      ),
    );
    const series = members.size > 0 ? await readGroupSeries(read, context, groups, [...members.keys()]) : [];
    for (const { key, bucket, sums } of series) {
      const member = members.get(key ?? '');
      if (!member || bucket === null) continue;
      member.sums.set(bucket, sums[asked.metric]);
      if (sums.any) member.open.add(bucket);
    }
    return { ...stored, members: [...members.values()], of: members.size + (ranked?.others.groups ?? 0) };
  });
}
