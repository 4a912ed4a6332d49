import { parseAsArrayOf, parseAsString } from 'nuqs/server';

/** What the address of /creators holds beside the range, the sort and the columns. */
export const creatorSearch = {
  q: parseAsString.withDefault(''),
  brands: parseAsArrayOf(parseAsString).withDefault([]),
};
