/** Sortable columns of a history. */
export const historySortIds = ['created', 'product', 'subid1'] as const;

/** In a table's notation: `-created` is newest first. */
export type HistorySort = (typeof historySortIds)[number] | `-${(typeof historySortIds)[number]}`;

export const historySorts = [
  '-created',
  'created',
  'product',
  '-product',
  'subid1',
  '-subid1',
] as const satisfies HistorySort[];
