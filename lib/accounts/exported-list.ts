/** The lists that a browser writes into a file, by the names of their files. */
export const exportedLists = [
  'campaign-by-creator',
  'campaign-by-product',
  'report-groups',
  'profit',
] as const;

export type ExportedList = (typeof exportedLists)[number];
