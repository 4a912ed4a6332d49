import { cutText } from '@/lib/base/cut-text';
import { countDecimals } from '@/lib/language/format/currency';
import { type Cell, type CellType, isNumber, toDate } from './column';

/** A cell for the worker: a number, text, flag, day or instant. */
export type WorkerCell = string | number | boolean | Date | null;

/** Significant digits that a spreadsheet stores. */
const exactDigits = 15;

/** Spreadsheets count days from here; they have no earlier dates. */
const firstDate = Date.UTC(1900, 2, 1);

export function toCell(type: CellType, cell: Cell): WorkerCell {
  if (cell === null || cell === undefined || cell === '') return null;
  if (typeof cell === 'boolean') return cell;
  if (isNumber(type, cell) && isExact(type, cell)) return Number(cell);
  const date = toDate(type, cell);
  return date && date.getTime() >= firstDate ? date : String(cell);
}

/** A longer number would lose digits, which only a rate may. */
const isExact = (type: CellType, cell: string | number): boolean =>
  type === 'rate' || String(cell).replace(/\D/g, '').length <= exactDigits;

/** Excel repairs a file with a longer text in a cell. It counts UTF-16 units. */
const mostCharacters = 32_767;

export const isTooLong = (cell: WorkerCell): boolean =>
  typeof cell === 'string' && cell.length > mostCharacters;

/** Cuts a text that is too long, but not inside of a character. */
export function fitCell<Value extends WorkerCell>(cell: Value): Value | string {
  if (typeof cell !== 'string' || !isTooLong(cell)) return cell;
  return cutText(cell, mostCharacters, '…');
}

/** Amounts have their currency's decimals, or up to eight if they have more. */
export function formatOf(type: CellType, currency: string | undefined): string {
  if (type === 'day') return 'yyyy-mm-dd';
  if (type === 'instant') return 'yyyy-mm-dd hh:mm:ss';
  if (type === 'rate') return '0.00%';
  if (type === 'count') return '#,##0';
  const decimals = countDecimals(currency ?? '');
  return decimals > 0 ? `#,##0.${'0'.repeat(decimals)}${'#'.repeat(8 - decimals)}` : '#,##0';
}
