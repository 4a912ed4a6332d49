'use client';

import { parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs';
import type { HistoryFilters } from '@/lib/links/history-query';

const parsers = {
  q: parseAsString.withDefault(''),
  subid: parseAsString.withDefault(''),
  product: parseAsString.withDefault(''),
  marketplace: parseAsString.withDefault(''),
  batch: parseAsString.withDefault(''),
  archived: parseAsStringLiteral(['no', 'yes', 'all']).withDefault('no'),
  mine: parseAsStringLiteral(['no', 'yes']).withDefault('no'),
  view: parseAsStringLiteral(['links', 'subids']).withDefault('links'),
};

/** The history's filters, kept in the address. */
export function useHistoryFilters() {
  const [{ view, ...values }, set] = useQueryStates(parsers);
  const { archived, mine, ...texts } = values;
  const given = Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== ''));
  const filters: HistoryFilters = { ...given, archived, mine };
  const narrowed = Object.keys(given).length > 0 || mine === 'yes';
  return { view, values, filters, narrowed, set };
}
