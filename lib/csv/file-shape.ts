import {
  type ColumnNames,
  dropTitle,
  isUnknownHeading,
  nameColumns,
  placeColumns,
  readHeading,
} from './columns';
import { readRecords } from './read-records';

/** How the files of an import are laid out. */
export type FileShape<Column extends string> = {
  /** Columns in their usual order, with their names. */
  names: ColumnNames<Column>;
  /** A heading names at least one of them. */
  keys: readonly NoInfer<Column>[];
  /** Columns that a file may lack. */
  optional?: readonly NoInfer<Column>[];
  /** Columns that only a heading places. They come last. */
  named?: readonly NoInfer<Column>[];
  /** Maximum number of lines. */
  limit: number;
  /** Whether a record is the heading of a file that is laid out in another way. */
  isOther?: (record: readonly string[]) => boolean;
};

export const defineFile = <Column extends string>(shape: FileShape<Column>): FileShape<Column> => shape;

/** Every column that a file may have, in the usual order. */
export const columnsOf = <Column extends string>({ names }: Pick<FileShape<Column>, 'names'>): Column[] =>
  Object.keys(names) as Column[];

/** The number of columns that a file without a heading may have. */
export const countColumns = <Column extends string>({ names, named = [] }: FileShape<Column>): number =>
  columnsOf({ names }).length - named.length;

/** A column of a file: its place, heading and first value, and what it is read as; null if it is not read. */
export type FileColumn<Column extends string> = {
  at: number;
  heading: string;
  example: string;
  column: Column | null;
};

/** Lines in which the heading and the first values are looked for. */
const shownLines = 20;
/** They are in this many characters. */
const headLength = 100_000;

/** The heading of a file. Undefined for a file without one, whose columns are in their usual order. */
function findHeading<Column extends string>(text: string, { names, keys, isOther }: FileShape<Column>) {
  const { records: all, delimiter } = readRecords(text.slice(0, headLength), shownLines);
  const records = dropTitle(all, (record) => readHeading(record, names, keys));
  const [heading, ...lines] = records;
  if (!heading || isOther?.(heading.values)) return undefined;
  const isKnown = readHeading(heading.values, names, keys) !== undefined;
  return isKnown || isUnknownHeading(records) ? { heading, lines, delimiter, isKnown } : undefined;
}

/** The columns of a file. Null for a file without a heading. */
export function readFileColumns<Column extends string>(
  text: string,
  shape: FileShape<Column>,
): FileColumn<Column>[] | null {
  const found = findHeading(text, shape);
  if (!found) return null;
  const { heading, lines, isKnown } = found;
  const named = nameColumns(heading.values, shape.names);
  const places: Partial<Record<Column, number>> = isKnown ? placeColumns(named, shape.names, shape) : {};
  return heading.values.map((cell, at) => ({
    at,
    heading: cell.trim(),
    example: lines.map(({ values }) => values[at]?.trim() ?? '').find((value) => value !== '') ?? '',
    column: isKnown
      ? (columnsOf(shape).find((column) => places[column] === at) ?? null)
      : (named[at] ?? null),
  }));
}

/** A heading that names no column of any file. */
const unread = 'not read';

/**
 * Replaces headings of a file, by their place. Null: the column is not read. Lines above the heading become empty, because a
 * title is only recognized above enough known columns.
 */
export function renameColumns<Column extends string>(
  text: string,
  shape: FileShape<Column>,
  chosen: ReadonlyMap<number, Column | null>,
): string {
  const found = findHeading(text, shape);
  if (!found || chosen.size === 0) return text;
  const { heading, delimiter } = found;
  const cells = heading.values.map((cell, at) => {
    const column = chosen.get(at);
    const name = column === undefined ? cell : column === null ? unread : (shape.names[column][0] ?? column);
    return `"${name.replaceAll('"', '""')}"`;
  });
  // Every second part is a line break. A quoted cell may have some, too.
  const parts = text.split(/(\r\n|\n|\r)/);
  const breaks = heading.values.join('').match(/\r\n|\n|\r/g)?.length ?? 0;
  const first = 2 * (heading.number - 1 - breaks);
  parts.splice(first, 2 * breaks + 1, cells.join(delimiter));
  return parts.map((part, at) => (at < first && at % 2 === 0 ? '' : part)).join('');
}
