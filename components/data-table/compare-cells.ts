import type { CellValue } from './column';

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Ascending order of two cells that both hold something. Decimal strings count as the numbers they are. */
export function compareCells(a: CellValue, b: CellValue): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'boolean' || typeof b === 'boolean') return Number(a) - Number(b);
  const left = String(a);
  const right = String(b);
  if (isDecimal(left) && isDecimal(right)) return Number(left) - Number(right);
  return collator.compare(left, right);
}

const isDecimal = (text: string) => /^-?\d+(\.\d+)?$/.test(text);
