import { dropGuard } from '@/lib/language/format/csv';
import { dropTitle, isUnknownHeading, mapColumns, placeColumns, readHeading } from './columns';
import { columnsOf, countColumns, type FileShape } from './file-shape';
import { collectIssues } from './issues';
import { type CsvFile, type CsvRecord, readRecords } from './read-records';

/** A line with its values by column, trimmed. `extra`: it has further cells. */
type CsvLine<Column extends string> = { number: number; values: Record<Column, string>; extra: boolean };

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
  shape: FileShape<Column>,
): { lines: CsvLine<Column>[]; delimiter: string } {
  const { names, keys, limit } = shape;
  const records = dropTitle(all, (record) => readHeading(record, names, keys));
  const heading = readHeading(records[0]?.values ?? [], names, keys);
  const [first] = records;
  if (!heading && first && isUnknownHeading(records)) {
    refuse(`line ${first.number}`, `names none of the columns ${columnsOf(shape).join(', ')}`);
  }
  const body = heading ? records.slice(1) : records;
  requireLines(body, limit);
  const places = placeColumns(heading ?? [], names, shape);
  const width = Math.max(heading?.length ?? 0, countColumns(shape));
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
