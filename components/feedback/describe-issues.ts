import type { FailureBody } from '@/lib/failure';

const fields: Record<string, string> = {
  from: 'The first day',
  to: 'The last day',
  ids: 'The list of ids',
  q: 'The search',
};

/** What is wrong with a question, field by field, or in one sentence where no field is named. */
export function describeIssues({ issues, message }: Pick<FailureBody, 'issues' | 'message'>): string {
  if (issues.length === 0) return message;
  return issues.map(({ field, message }) => `${fields[field] ?? `“${field}”`} ${message}.`).join(' ');
}
