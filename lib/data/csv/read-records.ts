import { CsvError, parse } from 'csv-parse/browser/esm/sync';
import { cleanText } from '@/lib/language/format/clean-text';

/** A record of a file, and the number of its last line. */
export type CsvRecord = { values: string[]; number: number };

export type CsvFile = {
  records: CsvRecord[];
  delimiter: Delimiter;
  /** Why the rest of the file is not readable. */
  problem?: { line: number; detail: string };
};

const delimiters = ['\t', ';', ','] as const;
type Delimiter = (typeof delimiters)[number];

/** Lines used to detect the delimiter. The first ones may be bare ids. */
const delimiterLines = 20;

/** Comment lines of our own exports, and the line by which a file tells Excel its delimiter. */
const head =
  /^(?:\s*(?:# (?:filter|partial): [^\r\n]*|# (?:complete|partial)(?:; [^\r\n]*)?(?:(?:\r\n|\r|\n)# [^\r\n]*)*|sep=[,;\t])(?:\r\n|\r|\n|$))+/i;

/**
 * Parses at most `most` records of CSV from any tool: commas, semicolons or tabs, with or without a byte order mark.
 * Drops empty lines and invisible characters. Never throws.
 */
export function readRecords(text: string, most: number): CsvFile {
  const unmarked = cleanText(text);
  const comments = head.exec(unmarked)?.[0] ?? '';
  const content = unmarked.slice(comments.length);
  const skipped = comments === '' ? 0 : comments.split(/\r\n|\r|\n/).length - 1;
  const delimiter = findDelimiter(content);
  const records: CsvRecord[] = [];
  try {
    parse(content, {
      delimiter,
      on_record: (values: string[], { lines }: { lines: number }) => {
        records.push({ values, number: lines + skipped });
        return null;
      },
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      // An inch mark inside a title is not a quote.
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      to: most,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return {
      records,
      delimiter,
      problem: { line: Number(error.lines ?? 1) + skipped, detail: error.message },
    };
  }
  return { records, delimiter };
}

function findDelimiter(text: string): Delimiter {
  let start = 0;
  for (let line = 0; line < delimiterLines && start < text.length; line += 1) {
    const end = /[\r\n]/.exec(text.slice(start, start + 10_000))?.index ?? 10_000;
    // A quoted cell may contain any delimiter.
    const bare = text.slice(start, start + end).replace(/"[^"]*"/g, '');
    const found = delimiters.find((delimiter) => bare.includes(delimiter));
    if (found) return found;
    start += end + 1;
  }
  return ',';
}
