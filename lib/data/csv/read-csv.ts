import { dropGuard } from '@/lib/language/format/csv';
import { type ColumnNames, mapColumns, placeColumns, readHeading } from './columns';
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
  /** Maximum number of lines. */
  limit: number;
};

/** Reads a complete file, with trimmed values, also one that we exported. Throws Failure `invalid_input` with the line. */
export function readFile(text: string, limit: number): CsvFile {
  const { problem, records, ...file } = readRecords(text, limit + 2);
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

/** Reads the lines of a file with known columns, with or without a heading, in any order with one. Throws Failure `invalid_input`. */
export function readCsv<Column extends string>(
  { records, delimiter }: CsvFile,
  { names, keys, optional, limit }: Options<Column>,
): { lines: CsvLine<Column>[]; delimiter: string } {
  const heading = readHeading(records[0]?.values ?? [], names, keys);
  const body = heading ? records.slice(1) : records;
  requireLines(body, limit);
  const places = placeColumns(heading ?? [], names, optional);
  const width = Math.max(heading?.length ?? 0, Object.keys(names).length);
  const lines = body.map(({ values, number }) => ({
    number,
    values: mapColumns(places, (place) => values[place] ?? ''),
    extra: values.slice(width).some((value) => value !== ''),
  }));
  return { lines, delimiter };
}

function refuse(field: string, message: string): void {
  const issues = collectIssues();
  issues.add(field, message);
  issues.refuse();
}
