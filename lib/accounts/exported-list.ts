/** The lists that a browser writes into a file, by the names of their files. */
export const exportedLists = [
  'brands',
  'products',
  'creators',
  'campaigns',
  'program-creators',
  'campaign-by-creator',
  'campaign-by-product',
  'program-lookup',
  'audit',
  'windows',
  'links-counted-differently',
  'report-groups',
  'scorecard',
  'planned-links',
] as const;

export type ExportedList = (typeof exportedLists)[number];
