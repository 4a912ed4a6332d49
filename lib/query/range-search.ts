import { asText } from '@/lib/address/parameter';

/** The days of a page in its address; without them 28 days, today (UTC) included. */
export const rangeSearch = { from: asText, to: asText };

/** A path of the same days as an address, `?from=…&to=…`; without them where it leaves them out. */
export function keepDays(path: string, search: string): string {
  const days = new URLSearchParams(pickDays(new URLSearchParams(search))).toString();
  return days ? `${path}?${days}` : path;
}

/** The days as an address says them, for another address. */
export function pickDays(params: URLSearchParams): Record<string, string> {
  return Object.fromEntries([...params].filter(([name]) => name === 'from' || name === 'to'));
}
