/** Pages whose filters, columns and range can be saved as a view. */
export const viewPages = [
  '/overview',
  '/brands',
  '/products',
  '/reports',
  '/reports/clicks',
  '/reports/brb',
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
