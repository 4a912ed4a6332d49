/** What is open for a moment is no part of a view: a drawer. */
const passing = new Set(['product']);

/** The query string that a view of a page keeps, in one order, so that two of the same are equal. */
export function pickViewSearch(search: URLSearchParams): string {
  const kept = [...search].filter(([name]) => !passing.has(name));
  return new URLSearchParams(kept.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))).toString();
}
