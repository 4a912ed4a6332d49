import { toFileName } from './file-name';

/** The filters of a file: names and values. */
export type FileFilters = Record<string, readonly string[]>;

/** In bytes of UTF-8. */
const longestValue = 40;
const longestName = 120;

/** The part of a file's name for its filters: `_currency-USD_brand-2-values`. Empty without filters. */
export function nameFilters(filters: FileFilters): string {
  const entries = Object.entries(filters);
  const name = entries.map(([filter, values]) => `_${filter}-${nameValues(values)}`).join('');
  return new TextEncoder().encode(name).length > longestName ? `_${entries.length}-filters` : name;
}

function nameValues([first = '', ...more]: readonly string[]): string {
  if (more.length > 0) return `${more.length + 1}-values`;
  return toFileName(first, longestValue);
}
