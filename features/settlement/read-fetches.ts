import { addDays, addYears, type Day, type DayRange, earlierOf, laterOf } from '@/lib/data/days';
import { firstUnsettledDay } from '@/lib/data/ranges/look-back';
import type { Session } from '@/lib/data/store/store';
import { readWindows } from '@/lib/data/windows/windows';
import { sourcesOf } from './day-histories';
import type { SettlementQuery } from './settlement-query';

/** Estimates come from the days of a year. */
export const historyOf = (today: Day): DayRange => ({ from: addDays(addYears(today, -1), 1), to: today });

/** The day on which each day that may still change was last fetched, in its source that was fetched first. */
export async function readFetches(
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
