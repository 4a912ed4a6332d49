import type { Dimension } from '@/lib/data/terms/dimensions';
import { isPlacement } from '@/lib/data/terms/placement-dimensions';
import { toKey } from './filter-dimensions';

/** A filter's value for rows without one (clicks on a storefront, rows without a campaign). */
export const noneValue = 'none';

/** A filter's value for the empty text. */
const emptyValue = '~';

const escapes = new Map([
  ['~7E', '~'],
  ['~2C', ','],
  ['~6Eone', noneValue],
]);

/**
 * The value of a filter that selects the rows of a key, in a comma-separated list. Escapes what would read as something
 * else, as the view `placements` already does for attributes of links.
 */
export function writeFilterValue(dimension: Dimension, key: string | null): string {
  if (key === null) return noneValue;
  if (isPlacement(dimension)) return key;
  if (key === '') return emptyValue;
  return key === noneValue ? '~6Eone' : key.replaceAll('~', '~7E').replaceAll(',', '~2C');
}

/** The inverse of writeFilterValue, with ids as they are stored. Null selects rows without a value. */
export function readFilterValue(dimension: Dimension, value: string): string | null {
  if (value === noneValue) return null;
  if (isPlacement(dimension)) return toKey(dimension, value);
  if (value === emptyValue) return '';
  const key = value.replace(/~(?:7E|2C|6Eone)/g, (found) => escapes.get(found) ?? found);
  return toKey(dimension, key);
}
