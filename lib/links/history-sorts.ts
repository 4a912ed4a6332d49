/** Columns that a history can be ordered by. */
export const historySortIds = ['created', 'product', 'subid1'] as const;

/** As a table writes its order: `-created` is newest first. */
export type HistorySort = (typeof historySortIds)[number] | `-${(typeof historySortIds)[number]}`;

export const historySorts = [
  '-created',
  'created',
  'product',
  '-product',
  'subid1',
  '-subid1',
] as const satisfies HistorySort[];
