import { CsvError, parse } from 'csv-parse/sync';
import type { FieldIssue } from '@/lib/contract/query-string';
import { Failure } from './failure';

const shownIssues = 50;

/** A record of a file, and the number of its last line. */
export type CsvLine = { values: string[]; number: number };

type Options = {
  /** Maximum number of records. */
  limit: number;
  /** Whether the first record, trimmed and in lower case, is a heading. */
  isHeading: (values: readonly string[]) => boolean;
};

/** Parses CSV without its heading, and trims values. Throws Failure `invalid_input` with the line. */
export function readCsv(text: string, { limit, isHeading }: Options): CsvLine[] {
  const lines = parseLines(text, limit + 2);
  const first = lines[0]?.values.map((value) => value.toLowerCase());
  const body = first && isHeading(first) ? lines.slice(1) : lines;
  const beyond = body[limit];
  if (beyond) {
    const message = `is one more than the ${limit} lines that a file may have`;
    refuseCsv([{ field: `line ${beyond.number}`, message }]);
  }
  return body;
}

/** Rejects a complete file with its problems. */
export function refuseCsv(issues: readonly FieldIssue[]): never {
  throw new Failure('invalid_input', 'The file was not imported. Nothing was stored.', {
    issues: issues.slice(0, shownIssues),
  });
}

function parseLines(text: string, most: number): CsvLine[] {
  const lines: CsvLine[] = [];
  try {
    parse(text.replace(/^\uFEFF/, ''), {
      on_record: (values: string[], { lines: number }) => {
        lines.push({ values: values.map((value) => value.trim()), number });
        return null;
      },
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      to: most,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    refuseCsv([{ field: `line ${error.lines ?? 1}`, message: `is not readable as CSV: ${error.message}` }]);
  }
  return lines;
}
