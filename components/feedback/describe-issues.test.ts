import { expect, it } from 'vitest';
import { english } from '@/lib/testing/english';
import { describeIssues } from './describe-issues';

const message = 'Input Validation Failed';

it('translates field names, and falls back to the name itself', () => {
  const issues = [
    { field: 'to', message: 'must be at most one year after from' },
    { field: 'limit', message: 'must be a number' },
  ];
  expect(describeIssues(english.t, { issues, message })).toBe(
    'The last day must be at most one year after from. “limit” must be a number.',
  );
});

it('returns the message if no field is named', () => {
  expect(describeIssues(english.t, { issues: [], message })).toBe(message);
});
