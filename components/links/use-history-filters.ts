'use client';

import { asOneOf, asText } from '@/lib/address/parameter';
import { useSearch } from '@/lib/address/use-search';
import type { HistoryFilters } from '@/lib/links/history-query';

const parsers = {
  q: asText.or(''),
  subid: asText.or(''),
  product: asText.or(''),
  marketplace: asText.or(''),
  batch: asText.or(''),
  archived: asOneOf(['no', 'yes', 'all']).or('no'),
  mine: asOneOf(['no', 'yes']).or('no'),
  view: asOneOf(['links', 'subids']).or('links'),
};

/** The history's filters, stored in the URL. */
export function useHistoryFilters() {
  const [{ view, ...values }, set] = useSearch(parsers);
  const { archived, mine, ...texts } = values;
  const given = Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== ''));
  const filters: HistoryFilters = { ...given, archived, mine };
  const narrowed = Object.keys(given).length > 0 || mine === 'yes';
  return { view, values, filters, narrowed, set };
}
