import type { FieldIssue } from '@/lib/contract/query-string';

const fields: Record<string, string> = {
  from: 'The first day',
  to: 'The last day',
  ids: 'The list of ids',
  q: 'The search',
};

/** What is wrong with a question, field by field. */
export function describeIssues(issues: readonly FieldIssue[]): string {
  return issues.map(({ field, message }) => `${fields[field] ?? `“${field}”`} ${message}.`).join(' ');
}
