import { Failure } from '@/lib/base/failure';
import type { FieldIssue } from '@/lib/contract/query-string';

/** Problems that are shown. The others are counted. */
const shownIssues = 50;

/** What is wrong in a file. Its size does not grow with the number of problems. */
export type CsvIssues = ReturnType<typeof collectIssues>;

/** Collects the problems of a file. */
export function collectIssues() {
  const shown: FieldIssue[] = [];
  let count = 0;
  const add = (field: string, message: string) => {
    count += 1;
    if (shown.length < shownIssues) shown.push({ field, message });
  };
  return {
    /** A problem of the file. */
    add,
    /** A problem of a line. */
    complain: (line: number, field: string, message: string) => add(`line ${line}, ${field}`, message),
    isEmpty: () => count === 0,
    /** Rejects the file if it has problems. Throws Failure `invalid_input`. */
    refuse: () => {
      if (count > 0) throw new Failure('invalid_input', describeRejection(count), { issues: shown });
    },
  };
}

const describeRejection = (count: number): string =>
  count > shownIssues
    ? `The file was not imported. Nothing was stored. The first ${shownIssues} of ${count} problems are listed.`
    : 'The file was not imported. Nothing was stored.';
