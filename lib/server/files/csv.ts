import {
  type DecimalForm,
  joinCells,
  separators,
  writeCsvValue,
  writeDecimal,
  writeNumber,
} from '@/lib/language/format/csv';
import { type Cell, type CellType, type Column, isNumber, toDate } from './column';

export const csvHead = (columns: readonly Column<never>[], newline: string, form: DecimalForm): string =>
  `${columns.map(({ title }) => writeCsvValue(title, form)).join(separators[form])}${newline}`;

/** A CSV line for people: exact amounts, and text escaped against formulas. */
export const csvLine = <Line>(
  columns: readonly Column<Line>[],
  line: Line,
  form: DecimalForm = 'point',
): string =>
  joinCells(
    columns.map(({ type, value }) => writeCell(type, value(line), form)),
    form,
  );

const writeCell = (type: CellType, cell: Cell, form: DecimalForm): string =>
  typeof cell === 'string' && isNumber(type, cell) ? writeDecimal(cell, form) : writeCsvValue(cell, form);

/** Parquet's decimals have 30 digits before the point. */
const tooLarge = 1e30;

/** A CSV line for DuckDB: text is quoted and unchanged, null is empty. What a numeric column cannot hold becomes null. */
export const plainLine = <Line>(columns: readonly Column<Line>[], line: Line): string =>
  `${columns.map(({ type, value }) => writePlain(type, value(line))).join(',')}\n`;

function writePlain(type: CellType, cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (type === 'text') return `"${String(cell).replaceAll('"', '""')}"`;
  if (isNumber(type, cell) && Math.abs(Number(cell)) < tooLarge)
    return typeof cell === 'number' ? writeNumber(cell) : cell;
  return type === 'flag' || type === 'uuid' || toDate(type, cell) ? String(cell) : '';
}
