/** Pages whose filters, columns and range can be saved as a view. */
export const viewPages = [
  '/overview',
  '/today',
  '/brands',
  '/products',
  '/reports',
  '/reports/clicks',
  '/reports/brb',
  '/reports/effects',
  '/reports/profit',
  '/reports/goals',
  '/reports/settlement',
  '/creators',
  '/program',
  '/program/creators',
  '/links/history',
  '/links/health',
  '/links/performance',
] as const;

export type ViewPage = (typeof viewPages)[number];

/** Limits of views, for form and server. */
export const viewLimits = { name: 60, search: 16_000 } as const;

/** Parameters that are not part of a view, such as an open drawer. */
const passing: Partial<Record<ViewPage, readonly string[]>> = { '/products': ['product'] };

/** The query string to save in a view, in a fixed order, so that equal views have equal strings. */
export function pickViewSearch(page: ViewPage, search: URLSearchParams): string {
  const parameters = [...search].filter(([name]) => !passing[page]?.includes(name));
  return new URLSearchParams(parameters.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))).toString();
}
