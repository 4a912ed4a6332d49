import { ageOf } from '@/lib/base/clock';
import { addDays, type DayRange, earlierOf, laterOf, toDay } from '@/lib/data/terms/days';
import { joinRanges } from '@/lib/data/terms/ranges/gaps';
import { firstUnsettledDay } from '@/lib/data/terms/ranges/look-back';
import type { WindowRecord } from './windows';

/** The days of windows past the look-back that had not settled when they were loaded. They may lack late changes. */
export function listLoadedEarly(windows: readonly WindowRecord[], range: DayRange, now: Date): DayRange[] {
  const last = earlierOf(range.to, addDays(firstUnsettledDay(toDay(now)), -1));
  return joinRanges(
    windows
      .map((window) => ({
        from: laterOf(firstEarly(window, now), range.from),
        to: earlierOf(window.to, last),
      }))
      .filter(({ from, to }) => from <= to),
  );
}

/** The first day of a window that had not settled when it was loaded. A fetch in the future settles nothing. */
function firstEarly({ from, allFinal, fetchedAt }: WindowRecord, now: Date) {
  if (!allFinal || ageOf(fetchedAt, now) < 0) return from;
  return laterOf(from, firstUnsettledDay(toDay(new Date(fetchedAt))));
}
