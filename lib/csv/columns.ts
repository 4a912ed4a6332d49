import { type CsvRecord, mostTitleLines } from './read-records';

/** The names that people and other tools give to columns, most specific first. */
export type ColumnNames<Column extends string> = Record<Column, readonly string[]>;

/** Without case, spaces and punctuation. */
export const simplifyHeading = (cell: string): string =>
  cell
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/**
 * The column that each cell of a heading names. Undefined if the record is no heading: it names none of `keys`, without
 * which a file means nothing.
 */
export function readHeading<Column extends string>(
  record: readonly string[],
  names: ColumnNames<Column>,
  keys: readonly NoInfer<Column>[],
): (Column | undefined)[] | undefined {
  const columns = nameColumns(record, names);
  return columns.some((column) => column !== undefined && keys.includes(column)) ? columns : undefined;
}

/** The column that each cell names. */
export const nameColumns = <Column extends string>(
  record: readonly string[],
  names: ColumnNames<Column>,
): (Column | undefined)[] => record.map((cell) => findColumn(simplifyHeading(cell), names));

/** Lines by which a first line is judged. */
const judgedLines = 20;
const hasData = /\d|@|:\/\//;
/** An e-mail address, or a number or date without letters. A link's id may be a word, and stand above the URL of another. */
const isData = /@|^[^\p{L}]*\d[^\p{L}]*$/u;

/** Whether the first line is a heading although none of its words is known: words above numbers, dates or e-mail addresses. */
export function isUnknownHeading([first, ...others]: readonly CsvRecord[]): boolean {
  const judged = others.slice(0, judgedLines);
  if (!first || first.values.some((cell) => hasData.test(cell))) return false;
  return first.values.some((name, at) => {
    const cells = judged.map(({ values }) => values[at] ?? '').filter((cell) => cell !== '');
    return name !== '' && cells.length > 0 && cells.every((cell) => isData.test(cell));
  });
}

const isFilled = (cell: string): boolean => cell.trim() !== '';

/**
 * Drops a title above the heading, such as a report's name and days: lines of at most two cells, fewer than the heading has
 * columns. `readColumns` returns the columns of a heading, and undefined for other records.
 */
export function dropTitle<Line extends CsvRecord>(
  records: Line[],
  readColumns: (record: readonly string[]) => readonly unknown[] | undefined,
): Line[] {
  const read = records.slice(0, mostTitleLines + 1).map(({ values }) => readColumns(values));
  const at = read.findIndex((columns) => columns !== undefined);
  const named = read[at]?.filter(Boolean).length ?? 0;
  const isTitle = ({ values }: CsvRecord) => values.filter(isFilled).length < Math.min(named, 3);
  return at > 0 && records.slice(0, at).every(isTitle) ? records.slice(at) : records;
}

function findColumn<Column extends string>(heading: string, names: ColumnNames<Column>): Column | undefined {
  for (const column in names) if (names[column].includes(heading)) return column;
  return undefined;
}

/** A value for each column, made from another. */
export function mapColumns<Column extends string, From, To>(
  columns: Record<Column, From>,
  make: (from: From, column: Column, at: number) => To,
): Record<Column, To> {
  const made: Partial<Record<Column, To>> = {};
  let at = 0;
  for (const column in columns) {
    made[column] = make(columns[column], column, at);
    at += 1;
  }
  // Every column was made.
  return made as Record<Column, To>;
}

/**
 * Where each column is: by its name, or without one at its usual place, unless another column is there. An optional
 * column is not below a heading of another name, which some other tool wrote. `named`: columns that only their names place.
 */
export const placeColumns = <Column extends string>(
  heading: readonly (Column | undefined)[],
  names: ColumnNames<Column>,
  {
    optional = [],
    named = [],
  }: { optional?: readonly NoInfer<Column>[] | undefined; named?: readonly NoInfer<Column>[] } = {},
): Record<Column, number> =>
  mapColumns(names, (_, column, usual) => {
    const place = heading.indexOf(column);
    if (named.includes(column)) return place;
    const isElsewhere = heading[usual] !== undefined || (usual < heading.length && optional.includes(column));
    return place >= 0 || isElsewhere ? place : usual;
  });
