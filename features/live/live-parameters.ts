import { type Day, type DayRange, toDay, type Weekday } from '@/lib/data/days';
import { daysOfName, isRelativeName } from '@/lib/data/ranges/relative-range';
import type { LiveView } from '@/lib/server/grants/live-addresses';

type Ranged = Pick<LiveView, 'range' | 'search' | 'weekStart'>;

/** The parameters of an address's list at a moment: a relative range becomes the days that it names then. */
export function readParameters(view: LiveView, now: Date): URLSearchParams {
  const given = new URLSearchParams(view.search);
  for (const [name, value] of Object.entries({ ...findDays(view, toDay(now)) })) given.set(name, value);
  given.delete('language');
  given.set('format', 'csv');
  given.set('receipt', view.receipt);
  return given;
}

/** The days of an address; null if its list has none. */
export function findDays({ range, search, weekStart }: Ranged, today: Day): DayRange | null {
  if (range !== null && isRelativeName(range)) return daysOfName(range, today, weekStart as Weekday);
  const given = new URLSearchParams(search);
  const [from, to] = [given.get('from'), given.get('to')];
  return from === null || to === null ? null : { from, to };
}
