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

/** Lines used to detect the delimiter. The first ones may be bare ids, or a title. */
const delimiterLines = 20;

/** Lines that may stand above a heading. */
export const mostTitleLines = 10;
/** A title, a heading, and a line that says that there are too many. */
const furtherLines = mostTitleLines + 2;

/** Comment lines of our own exports, and the line by which a file tells Excel its delimiter. */
const head =
  /^(?:\s*(?:# (?:filter|partial): [^\r\n]*|# (?:complete|partial)(?:; [^\r\n]*)?(?:(?:\r\n|\r|\n)# [^\r\n]*)*|sep=[,;\t])(?:\r\n|\r|\n|$))+/i;

/**
 * Parses CSV from any tool: commas, semicolons or tabs, with or without a byte order mark. `most`: the lines that a file
 * may have below its heading; stops after one more. Drops empty lines and invisible characters. Never throws.
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
      to: most + furtherLines,
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

/** The delimiter that most of the first lines have: a title may have another. */
function findDelimiter(text: string): Delimiter {
  const lines: string[] = [];
  let start = 0;
  while (lines.length < delimiterLines && start < text.length) {
    const end = /[\r\n]/.exec(text.slice(start, start + 10_000))?.index ?? 10_000;
    // A quoted cell may contain any delimiter.
    lines.push(text.slice(start, start + end).replace(/"[^"]*"/g, ''));
    start += end + 1;
  }
  const counts = delimiters.map((delimiter) => lines.filter((line) => line.includes(delimiter)).length);
  const most = Math.max(...counts);
  return (most > 0 && delimiters[counts.indexOf(most)]) || ',';
}
