/** The page's path and query, set by proxy.ts because the framework does not pass them to pages. */
export const pathHeader = 'x-partnerdeck-path';
