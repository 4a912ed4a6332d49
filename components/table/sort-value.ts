import type { CellValue } from './column';

export type SortValue = string | number | undefined;

/** Made when texts are first sorted: `Intl` takes long to load. */
let collator: Intl.Collator | undefined;
const decimal = /^-?\d+(\.\d+)?$/;

/** Decimal strings count as the numbers they are; what is missing is undefined, which comes last. */
export function toSortValue(value: CellValue): SortValue {
  if (value === null || value === undefined) return undefined;
  if (typeof value === 'string') return decimal.test(value) ? Number(value) : value;
  return Number(value);
}

/** Ascending order of two values that are there. */
export function compareSortValues(a: SortValue, b: SortValue): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  collator ??= new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
  return collator.compare(String(a), String(b));
}
