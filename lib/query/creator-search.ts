import { parseAsArrayOf, parseAsString } from 'nuqs/server';

/** What the address of /creators holds beside the range, the sort and the columns. */
export const creatorSearch = {
  q: parseAsString.withDefault(''),
  /** The currency that amounts are shown in; without it the first that occurs. */
  currency: parseAsString,
  brands: parseAsArrayOf(parseAsString).withDefault([]),
};
