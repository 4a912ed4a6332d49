import type { LiveView } from '@/lib/access/grants/live-addresses';
import { type Day, type DayRange, toDay } from '@/lib/data/terms/days';
import { settleAddress } from '@/lib/pages/address';

/** The parameters of an address's list at a moment. */
export function readParameters(view: LiveView, now: Date): URLSearchParams {
  const given = settleAddress(view, toDay(now));
  given.delete('language');
  given.set('format', 'csv');
  given.set('receipt', view.receipt);
  return given;
}

/** The days of an address; null if its list has none. */
export function findDays(view: Parameters<typeof settleAddress>[0], today: Day): DayRange | null {
  const given = settleAddress(view, today);
  const [from, to] = [given.get('from'), given.get('to')];
  return from === null || to === null ? null : { from, to };
}
