import type { FieldIssue } from '@/lib/contract/query-string';
import type { Failure } from '@/lib/failure';
import type { WriteSentence } from '@/lib/language/sentences/sentence-writer';

/** What a person is told of a failure, in the language of `write`. Logs keep the English of the Failure. */
export function tellFailure(
  { message, issues }: Failure,
  write: WriteSentence,
): { message: string; issues: FieldIssue[] } {
  return {
    message: write(message),
    issues: issues.map((issue) => ({ ...issue, message: write(issue.message) })),
  };
}
