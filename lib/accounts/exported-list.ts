import type { Capability } from './member';

/** The lists that a browser writes into a file, by the names of their files. */
export const exportedLists = [
  'campaign-by-creator',
  'campaign-by-product',
  'program-lookup',
  'links-counted-differently',
  'report-groups',
  'profit',
  'scorecard',
  'planned-links',
] as const;

export type ExportedList = (typeof exportedLists)[number];

/** What its reader has to be able to see: all but planned links are the seller's data. */
export const capabilityFor = (list: ExportedList): Capability =>
  list === 'planned-links' ? 'links' : 'view';
