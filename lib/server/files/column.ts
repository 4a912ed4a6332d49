import { Failure } from '@/lib/base/failure';

export type Cell = string | number | boolean | null | undefined;

/**
 * The type of a cell: `amount` and `count` are exact decimals as text or numbers, `rate` is a fraction, `day` is
 * YYYY-MM-DD, `instant` is an ISO date-time in UTC, `flag` is a boolean, `uuid` is text. Text in a numeric column, such as “not reported”, stays text.
 */
export type CellType = 'text' | 'uuid' | 'amount' | 'count' | 'rate' | 'flag' | 'day' | 'instant';

/** A column of a file. `id` is its name in `columns=`; `title` is its heading. */
export type Column<Line> = { id: string; title: string; type: CellType; value: (line: Line) => Cell };

const makeColumn =
  (type: CellType) =>
  <Line>(id: string, title: string, value: (line: Line) => Cell): Column<Line> => ({
    id,
    title,
    type,
    value,
  });

/** Creates columns by type: `column.amount('sales', 'Sales', ({ sales }) => sales)`. */
export const column = {
  text: makeColumn('text'),
  amount: makeColumn('amount'),
  count: makeColumn('count'),
  rate: makeColumn('rate'),
  flag: makeColumn('flag'),
  day: makeColumn('day'),
  instant: makeColumn('instant'),
};

const makeField =
  (type: CellType) =>
  <Line>(id: string, value: (line: Line) => Cell): Column<Line> => ({ id, title: id, type, value });

/** Columns with their ids as headings, for files that programs also read. */
export const field = {
  text: makeField('text'),
  amount: makeField('amount'),
  count: makeField('count'),
  flag: makeField('flag'),
  day: makeField('day'),
  instant: makeField('instant'),
};

/**
 * The columns with these ids, in this order; all of them without ids. Amounts add their currency, and figures whether
 * they may still change. Throws Failure `bad_request`.
 */
export function chooseColumns<Line>(
  columns: readonly Column<Line>[],
  ids: readonly string[] | undefined,
): readonly Column<Line>[] {
  if (!ids) return columns;
  const chosen = [...new Set(ids)].map((id) => {
    const found = columns.find((known) => known.id === id);
    if (found) return found;
    const message = `must contain only ${columns.map((known) => known.id).join(', ')}`;
    throw new Failure('bad_request', `columns ${message}`, { issues: [{ field: 'columns', message }] });
  });
  const has = (...types: CellType[]) => chosen.some(({ type }) => types.includes(type));
  const needed = [has('amount') && 'currency', has('amount', 'count', 'rate') && 'mayChange'];
  return [...chosen, ...columns.filter((known) => needed.includes(known.id) && !chosen.includes(known))];
}

const decimal = /^-?\d+(\.\d+)?$/;

/** Whether a cell is a number, possibly as text. */
export const isNumber = (type: CellType, cell: Cell): cell is string | number =>
  type === 'amount' || type === 'count' || type === 'rate'
    ? typeof cell === 'number' || (typeof cell === 'string' && decimal.test(cell))
    : false;

const formats = { day: /^\d{4}-\d\d-\d\d$/, instant: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/ };

/** The date of a day or an instant. Undefined for other cells. */
export function toDate(type: CellType, cell: Cell): Date | undefined {
  if ((type !== 'day' && type !== 'instant') || !formats[type].test(String(cell))) return undefined;
  const date = new Date(String(cell));
  return Number.isNaN(date.getTime()) ? undefined : date;
}
