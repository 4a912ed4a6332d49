import { ageOf } from '@/lib/base/clock';
import type { SourceId } from '@/lib/data/terms/datasets';
import { addDays, type DayRange, earlierOf, toDay } from '@/lib/data/terms/days';
import { joinRanges, listGaps } from '@/lib/data/terms/ranges/gaps';
import type { WindowRecord } from './windows';

/**
 * The days that do not count yet: those that were not fetched, or only before they were over, or while their rows moved. They
 * may lack rows. A fetch in the future says nothing.
 */
export const listUnread = (
  expected: readonly SourceId[],
  windows: readonly WindowRecord[],
  range: DayRange,
  now: Date,
): DayRange[] =>
  listUnreadIn(
    expected.map((id) => windows.filter(({ source }) => source === id)),
    range,
    now,
  );

/** The same for windows by source and scope: a day counts once it counts in each of them. */
export const listUnreadIn = (
  byScope: readonly (readonly WindowRecord[])[],
  range: DayRange,
  now: Date,
): DayRange[] => joinRanges(byScope.flatMap((windows) => listGaps(listRead(windows, now), range)));

/** The days of windows that were over when they were fetched. */
const listRead = (windows: readonly WindowRecord[], now: Date): DayRange[] =>
  windows
    .filter(
      ({ status, reason, fetchedAt }) => status === 'ok' && reason === null && ageOf(fetchedAt, now) >= 0,
    )
    .map(({ from, to, fetchedAt }) => ({
      from,
      to: earlierOf(to, addDays(toDay(new Date(fetchedAt)), -1)),
    }))
    .filter(({ from, to }) => from <= to);
