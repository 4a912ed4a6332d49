import { asText } from '@/lib/address/parameter';
import { isDay } from '@/lib/contract/dates';
import { addDays, type Day, type DayRange } from '@/lib/ledger/days';

/** The days of a page in its address; without them 28 days, today (UTC) included. */
export const rangeSearch = { from: asText, to: asText };

const defaultDays = 28;

/** What the address means today. Days that do not exist or stand the wrong way round count as left out. */
export function toRange({ from, to }: { from: string | null; to: string | null }, today: Day): DayRange {
  const end = to && isDay(to) ? to : today;
  const start = from && isDay(from) && from <= end ? from : addDays(end, 1 - defaultDays);
  return { from: start, to: end };
}

/** A path of the same days as an address, `?from=…&to=…`; without them where it leaves them out. */
export function keepDays(path: string, search: string): string {
  const days = new URLSearchParams(pickDays(new URLSearchParams(search))).toString();
  return days ? `${path}?${days}` : path;
}

/** The days as an address says them, for another address. */
export function pickDays(params: URLSearchParams): Record<string, string> {
  return Object.fromEntries([...params].filter(([name]) => name === 'from' || name === 'to'));
}
