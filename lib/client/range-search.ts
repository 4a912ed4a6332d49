import { asText } from '@/lib/base/address/parameter';
import type { DayRange } from '@/lib/data/terms/days';
import { nameRange, type RangeSearch } from '@/lib/data/terms/ranges/settle-range';

/** The range of a page in its address: fixed days or a relative range by name. Defaults to the last 28 days (UTC). */
export const rangeSearch = { from: asText, to: asText, range: asText };

const parameters: readonly string[] = Object.keys(rangeSearch);

/** A change that removes the range from an address. */
export const noDays = { from: null, to: null, range: null };

/** Adds the range of an address to a path: `?range=…` or `?from=…&to=…`, or nothing for the default. */
export function keepDays(path: string, search: string): string {
  const days = new URLSearchParams(pickDays(new URLSearchParams(search))).toString();
  return days ? `${path}?${days}` : path;
}

/** The range parameters of an address, for another one. */
export function pickDays(params: URLSearchParams): Record<string, string> {
  return Object.fromEntries([...params].filter(([name]) => parameters.includes(name)));
}

/** The range of a page for a link to another one. A named range stays relative. */
export function carryDays(search: RangeSearch, range: DayRange): DayRange | { range: string } {
  const name = nameRange(search);
  return name ? { range: name } : range;
}
