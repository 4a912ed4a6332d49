import type { ViewPage } from './pages';

/** Parameters that are not part of a view, such as an open drawer. */
const passing: Partial<Record<ViewPage, readonly string[]>> = { '/products': ['product'] };

/** The query string to save in a view, in a fixed order, so that equal views have equal strings. */
export function pickViewSearch(page: ViewPage, search: URLSearchParams): string {
  const parameters = [...search].filter(([name]) => !passing[page]?.includes(name));
  return new URLSearchParams(parameters.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))).toString();
}
