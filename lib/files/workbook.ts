import { Failure } from '@/lib/failure';
import { countDecimals } from '@/lib/format/currency';
import { type Cell, type CellType, type Column, isNumber } from './column';

/** Rows of a workbook. The library makes it on the server's own thread: 10,000 rows of 21 cells took 2 s. */
const mostRows = 10_000;

/** Digits that a number of a spreadsheet holds. */
const heldDigits = 15;

/** What a file says beside its rows: name and value. */
export type Facts = readonly (readonly [name: string, value: string])[];

/** `name` is that of the sheet; `currency` that of every amount, if no column has one. */
type Content<Line> = {
  columns: readonly Column<Line>[];
  lines: readonly Line[];
  facts: Facts;
  name?: string;
  currency?: string;
};

/** Adds a page of lines. Throws Failure `too_large`, since a workbook cannot be streamed. */
export function addLines<Line>(lines: Line[], page: readonly Line[]): void {
  if (lines.length + page.length > mostRows) {
    throw new Failure(
      'too_large',
      'An Excel file holds at most 10,000 rows. Narrow the list, or export CSV.',
    );
  }
  for (const line of page) lines.push(line);
}

/**
 * An XLSX file with typed cells. Lines of several currencies get a sheet each, so that no column mixes them. The last
 * sheet holds the facts. Text is never a formula.
 */
export async function makeWorkbook<Line>(content: Content<Line>): Promise<Uint8Array<ArrayBuffer>> {
  const { columns, lines, facts, name = 'Rows' } = content;
  const { default: writeXlsxFile } = await import('write-excel-file/node');
  const sheets = splitByCurrency(columns, lines).map(({ currency, sheet = name, lines }) => ({
    sheet,
    data: [
      columns.map(({ title }) => heading(title)),
      ...lines.map((line) =>
        columns.map(({ type, value }) => toCell(type, value(line), currency ?? content.currency)),
      ),
    ],
    columns: columns.map(({ title }) => ({ width: Math.min(60, Math.max(14, title.length + 2)) })),
    stickyRowsCount: 1,
  }));
  const receipt = {
    sheet: 'Receipt',
    data: facts.map(([fact, value]) => [heading(fact), toCell('text', value)]),
    columns: [{ width: 20 }, { width: 80 }],
  };
  const buffer = await writeXlsxFile(facts.length > 0 ? [...sheets, receipt] : sheets).toBuffer();
  return new Uint8Array(buffer);
}

type Part<Line> = { currency: string | null; sheet?: string; lines: readonly Line[] };

function splitByCurrency<Line>(columns: readonly Column<Line>[], lines: readonly Line[]): Part<Line>[] {
  const column = columns.find(({ id }) => id === 'currency');
  const parts = new Map<string | null, Line[]>();
  for (const line of lines) {
    const currency = column?.value(line);
    const key = typeof currency === 'string' ? currency : null;
    const part = parts.get(key);
    if (part) part.push(line);
    else parts.set(key, [line]);
  }
  const currencies = [...parts.keys()].filter((key) => key !== null);
  if (currencies.length < 2) return [{ currency: currencies[0] ?? null, lines }];
  return [...parts].map(([currency, lines]) => ({
    ...{ currency, lines },
    sheet: currency === null ? 'No currency' : currency.replace(/[^\w ]/g, '-').slice(0, 31),
  }));
}

const heading = (value: string) => ({ type: String, value, fontWeight: 'bold' as const });

function toCell(type: CellType, cell: Cell, currency?: string) {
  if (cell === null || cell === undefined || cell === '') return null;
  if (typeof cell === 'boolean') return { type: Boolean, value: cell };
  // A longer number would lose digits.
  if (isNumber(type, cell) && String(cell).replace(/\D/g, '').length <= heldDigits) {
    return { type: Number, value: Number(cell), format: formatOf(type, currency) };
  }
  if (type === 'day' && /^\d{4}-\d\d-\d\d$/.test(String(cell))) {
    return { type: Date, value: new Date(`${cell}T00:00:00Z`), format: 'yyyy-mm-dd' };
  }
  return { type: String, value: String(cell) };
}

/** Amounts show the decimals of their currency, and up to eight where there are more. */
function formatOf(type: CellType, currency: string | undefined): string {
  if (type === 'rate') return '0.00%';
  if (type === 'count') return '#,##0';
  const decimals = countDecimals(currency ?? '');
  return decimals > 0 ? `#,##0.${'0'.repeat(decimals)}${'#'.repeat(8 - decimals)}` : '#,##0';
}
