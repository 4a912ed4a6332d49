import type { RelativeName } from '@/lib/data/ranges/relative-range';

/** Pages that can be shared with people without an account. */
export const sharePages = [
  '/reports',
  '/reports/clicks',
  '/reports/brb',
  '/reports/closing',
  '/creators/[id]',
] as const;
export type SharePage = (typeof sharePages)[number];

export const isSharePage = (page: string): page is SharePage => sharePages.some((one) => one === page);

/** The body of POST /api/shares. */
export type ShareOrder = {
  name: string;
  page: SharePage;
  /** The page's parameters as a query string: of a scorecard, also `creator`. Without days if `range` is given. */
  search: string;
  range: RelativeName | null;
  weekStart: number;
  /** Null for a page that anyone with its address can read. */
  password: string | null;
  days: number;
};

/** The days after which a share can expire. */
export const shareDays = { choices: [7, 30, 90, 365], usual: 30 } as const;
