import { dropGuard } from '@/lib/language/format/csv';
import { type ColumnNames, dropTitle, mapColumns, placeColumns, readHeading } from './columns';
import { collectIssues } from './issues';
import { type CsvFile, type CsvRecord, readRecords } from './read-records';

/** A line with its values by column, trimmed. `extra`: it has further cells. */
type CsvLine<Column extends string> = { number: number; values: Record<Column, string>; extra: boolean };

type Options<Column extends string> = {
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
};

/** Reads a complete file, with trimmed values, also one that we exported. Throws Failure `invalid_input` with the line. */
export function readFile(text: string, limit: number): CsvFile {
  const { problem, records, ...file } = readRecords(text, limit);
  if (problem) refuse(`line ${problem.line}`, `is not readable as CSV: ${problem.detail}`);
  const trimmed = records.map(({ values, number }) => ({
    values: values.map((value) => dropGuard(value).trim()),
    number,
  }));
  return { ...file, records: trimmed };
}

/** Rejects a file without lines, or with more than the limit. Throws Failure `invalid_input`. */
export function requireLines(lines: readonly CsvRecord[], limit: number): void {
  if (lines.length === 0) refuse('csv', 'must have at least one line');
  const beyond = lines[limit];
  if (beyond) refuse(`line ${beyond.number}`, `is one more than the ${limit} lines that a file may have`);
}

/**
 * Reads lines with known columns. A heading, which may stand below a title, says their order; without one, it is that of
 * `names`. Throws Failure `invalid_input`.
 */
export function readCsv<Column extends string>(
  { records: all, delimiter }: CsvFile,
  { names, keys, optional, named = [], limit }: Options<Column>,
): { lines: CsvLine<Column>[]; delimiter: string } {
  const records = dropTitle(all, (record) => readHeading(record, names, keys));
  const heading = readHeading(records[0]?.values ?? [], names, keys);
  if (!heading) refuseUnknownHeading(records, Object.keys(names));
  const body = heading ? records.slice(1) : records;
  requireLines(body, limit);
  const places = placeColumns(heading ?? [], names, { optional, named });
  const width = Math.max(heading?.length ?? 0, Object.keys(names).length - named.length);
  const lines = body.map(({ values, number }) => ({
    number,
    values: mapColumns(places, (place) => values[place] ?? ''),
    extra: values.slice(width).some((value) => value !== ''),
  }));
  return { lines, delimiter };
}

/** A first line of words above lines of numbers, dates or e-mail addresses is a heading, although none of its words is known. */
function refuseUnknownHeading([first, ...others]: readonly CsvRecord[], known: readonly string[]): void {
  const judged = others.slice(0, judgedLines);
  if (!first || first.values.some((cell) => hasData.test(cell))) return;
  const isHeading = first.values.some((name, at) => {
    const cells = judged.map(({ values }) => values[at] ?? '').filter((cell) => cell !== '');
    return name !== '' && cells.length > 0 && cells.every((cell) => isData.test(cell));
  });
  if (isHeading) refuse(`line ${first.number}`, `names none of the columns ${known.join(', ')}`);
}

/** Lines by which a first line is judged. */
const judgedLines = 20;
const hasData = /\d|@|:\/\//;
/** An e-mail address, or a number or date without letters. A link's id may be a word, and stand above the URL of another. */
const isData = /@|^[^\p{L}]*\d[^\p{L}]*$/u;

/** Headings of columns that are not read. Empty for a file without a heading. */
export function listLeftOut<Column extends string>(
  text: string,
  { names, keys }: Pick<Options<Column>, 'names' | 'keys'>,
): string[] {
  const records = dropTitle(readRecords(text, 0).records, (record) => readHeading(record, names, keys));
  const first = records[0]?.values ?? [];
  const heading = readHeading(first, names, keys);
  return (heading ?? []).flatMap((column, at) => {
    const cell = first[at]?.trim() ?? '';
    return column === undefined || heading?.indexOf(column) !== at ? (cell === '' ? [] : [cell]) : [];
  });
}

function refuse(field: string, message: string): void {
  const issues = collectIssues();
  issues.add(field, message);
  issues.refuse();
}
