import {
  type inferParserType,
  parseAsArrayOf,
  parseAsBoolean,
  parseAsString,
  parseAsStringLiteral,
} from 'nuqs/server';
import { findingNames } from '@/lib/catalog/findings';

/** What the address of /products holds beside the range, the sort and the columns. Both sides read it with this. */
export const productSearch = {
  api: parseAsStringLiteral(['v2', 'v1']).withDefault('v2'),
  q: parseAsString.withDefault(''),
  brands: parseAsArrayOf(parseAsString).withDefault([]),
  ids: parseAsArrayOf(parseAsString).withDefault([]),
  active: parseAsBoolean,
  stock: parseAsStringLiteral(['in', 'out']),
  categories: parseAsArrayOf(parseAsString).withDefault([]),
  marketplaces: parseAsArrayOf(parseAsString).withDefault([]),
  finding: parseAsStringLiteral(findingNames),
  /** The product whose drawer is open: `marketplace/primaryId`. */
  product: parseAsString,
};

export type ProductSearch = inferParserType<typeof productSearch>;
