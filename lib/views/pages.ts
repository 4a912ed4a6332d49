/** The pages whose filters, columns and range can be kept as a view. */
export const viewPages = [
  '/overview',
  '/brands',
  '/products',
  '/reports',
  '/reports/clicks',
  '/reports/brb',
  '/reports/profit',
  '/creators',
  '/program',
  '/program/creators',
  '/links/history',
  '/links/performance',
] as const;

export type ViewPage = (typeof viewPages)[number];

/** Bounds of a view, in one place for form and server. */
export const viewLimits = { name: 60, search: 16_000, perPage: 100 } as const;
