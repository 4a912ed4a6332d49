import type { DailyFigures } from '@/features/effects/usual-days';
import { groupBy } from '@/lib/base/group-by';
import { freshen } from '@/lib/data/read/links/freshen';
import { readGroupSeries, readTopGroups } from '@/lib/data/read/summary/summary-groups';
import { dailyTotals } from '@/lib/data/read/summary/summary-query';
import { listUnread } from '@/lib/data/store/windows/list-unread';
import { createAnswerCache } from '@/lib/data/store/windows/revision';
import { readWindows } from '@/lib/data/store/windows/windows';
import { type Ledger, nowOf } from '@/lib/data/store/workspace';
import { datasets } from '@/lib/data/terms/datasets';
import { addDays, type Day, type DayRange, eachDay, toDay } from '@/lib/data/terms/days';
import { touchesGap } from '@/lib/data/terms/ranges/gaps';
import { type Units, unitsNumber } from '@/lib/data/terms/units';
import { daysBack } from './judge-days';

/** Creators that are judged, in each currency: those with the highest sales. */
const mostCreators = 100;
/** The newest days may be missing for this long. */
const latestDays = 3;

/** Figures by day, oldest first. `sold`: the exact sales. `sales`: the same in major units, to judge them by. */
type Course = DailyFigures & { clicks: readonly number[]; sold: readonly Units[] };
export type CreatorCourse = { id: string; name: string | null } & Course;

/** What creators had on the newest complete days. */
export type CreatorDays = {
  range: DayRange;
  currencies: { currency: string; creators: CreatorCourse[] }[];
};

const { sources } = datasets.reports;

const cacheDays = createAnswerCache<CreatorDays | null>({ named: true });

/** The days of creators in each currency. Null unless all of them are stored completely. Fetches nothing. */
export async function readCreatorDays(ledger: Ledger): Promise<CreatorDays | null> {
  const context = await freshen(ledger, {});
  const now = nowOf(ledger);
  const today = toDay(now);
  return cacheDays(context, sources, today, () =>
    context.store.snapshot(async ({ read }) => {
      const first = addDays(today, -daysBack - latestDays);
      const all = { from: first, to: addDays(today, -1) };
      const windows = await readWindows(read, context.id, sources, all);
      const range = findRange(listUnread(sources, windows, all, now), today);
      if (!range) return null;
      const days = eachDay(range);
      const query = { ...dailyTotals(range, {}), group: 'creator' as const, top: mostCreators };
      const asked = { query, ranges: [range], dimension: 'creator' as const };
      const tops = await readTopGroups(read, context, asked, { by: 'SUM(sales)' });
      const ids = [...tops.values()].flatMap(({ top }) => top.flatMap(({ key }) => key ?? []));
      const series = ids.length > 0 ? await readGroupSeries(read, context, asked, [...new Set(ids)]) : [];
      return {
        range,
        currencies: [...tops].map(([currency, { top }]) => {
          const ofCurrency = series.filter((one) => one.currency === currency);
          const byId = groupBy(ofCurrency, ({ key }) => key ?? '');
          return {
            currency,
            creators: top.flatMap(({ key, label }) => {
              if (key === null) return [];
              const own = new Map((byId.get(key) ?? []).map(({ bucket, sums }) => [bucket, sums]));
              return { id: key, name: label, ...draw(days, (day) => own.get(day)) };
            }),
          };
        }),
      };
    }),
  );
}

/** The newest days that are stored completely, at most three days old. */
function findRange(unread: readonly DayRange[], today: Day): DayRange | null {
  for (let back = 1; back <= latestDays; back += 1) {
    const to = addDays(today, -back);
    const range = { from: addDays(to, 1 - daysBack), to };
    if (!touchesGap(range, unread)) return range;
  }
  return null;
}

type DaySums = { sales: Units; conversions: Units; clicks: Units };

function draw(days: readonly Day[], sumsOf: (day: Day) => DaySums | undefined): Course {
  const of = (metric: keyof DaySums) => days.map((day) => sumsOf(day)?.[metric] ?? 0n);
  const [sold, conversions, clicks] = [of('sales'), of('conversions'), of('clicks')];
  return {
    sold,
    sales: sold.map(unitsNumber),
    conversions: conversions.map(unitsNumber),
    clicks: clicks.map(unitsNumber),
  };
}
