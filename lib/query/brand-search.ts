import { parseAsArrayOf, parseAsBoolean, parseAsString, parseAsStringLiteral } from 'nuqs/server';

/** What the address of /brands holds beside the range and the columns. */
export const brandSearch = {
  q: parseAsString.withDefault(''),
  /** The currency that amounts are shown in; without it the first that occurs. */
  currency: parseAsString,
  active: parseAsBoolean,
  marketplaces: parseAsArrayOf(parseAsString).withDefault([]),
  ids: parseAsArrayOf(parseAsString).withDefault([]),
  show: parseAsStringLiteral(['table', 'cards']).withDefault('table'),
};
