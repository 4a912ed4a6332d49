import { asText } from '@/lib/address/parameter';
import type { DayRange } from '@/lib/ledger/days';
import { nameRange, type RangeSearch } from '@/lib/ledger/ranges/settle-range';

/** The days of a page in its address: fixed ones, or a relative range by name; without them the last 28 days (UTC). */
export const rangeSearch = { from: asText, to: asText, range: asText };

const parameters: readonly string[] = Object.keys(rangeSearch);

/** A change of an address that takes its days out. */
export const noDays = { from: null, to: null, range: null };

/** A path of the same days as an address, `?range=…` or `?from=…&to=…`; without them where it leaves them out. */
export function keepDays(path: string, search: string): string {
  const days = new URLSearchParams(pickDays(new URLSearchParams(search))).toString();
  return days ? `${path}?${days}` : path;
}

/** The days as an address says them, for another address. */
export function pickDays(params: URLSearchParams): Record<string, string> {
  return Object.fromEntries([...params].filter(([name]) => parameters.includes(name)));
}

/** The days of a page for a link to another: by name where the page has one, so that the link stays relative. */
export function carryDays(search: RangeSearch, range: DayRange): DayRange | { range: string } {
  const name = nameRange(search);
  return name ? { range: name } : range;
}
