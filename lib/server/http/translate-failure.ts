import type { Failure } from '@/lib/base/failure';
import type { FieldIssue } from '@/lib/contract/query-string';
import type { WriteSentence } from '@/lib/language/sentences/sentence-writer';

/** Translates a failure's message and issues for the user. Logs keep the English text. */
export function translateFailure(
  { message, issues }: Failure,
  write: WriteSentence,
): { message: string; issues: FieldIssue[] } {
  return {
    message: write(message),
    issues: issues.map((issue) => ({ ...issue, message: write(issue.message) })),
  };
}
