/** Set by proxy.ts: the path and query a page was asked for, which the framework does not tell pages. */
export const pathHeader = 'x-partnerdeck-path';
