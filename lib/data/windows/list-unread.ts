import { ageOf } from '@/lib/base/clock';
import type { SourceId } from '../datasets';
import { addDays, type DayRange, earlierOf, toDay } from '../days';
import { joinRanges, listGaps } from '../ranges/gaps';
import type { WindowRecord } from './windows';

/**
 * The days that may lack rows: those that were not fetched, or only before they were over, or while their rows moved. A
 * fetch in the future says nothing.
 */
export function listUnread(
  expected: readonly SourceId[],
  windows: readonly WindowRecord[],
  range: DayRange,
  now: Date,
): DayRange[] {
  const ofSource = (id: SourceId) =>
    windows
      .filter(({ source, status, reason, fetchedAt }) => {
        return source === id && status === 'ok' && reason === null && ageOf(fetchedAt, now) >= 0;
      })
      .map(({ from, to, fetchedAt }) => ({
        from,
        to: earlierOf(to, addDays(toDay(new Date(fetchedAt)), -1)),
      }))
      .filter(({ from, to }) => from <= to);
  return joinRanges(expected.flatMap((id) => listGaps(ofSource(id), range)));
}
