import { expect, it } from 'vitest';
import { describeIssues } from './describe-issues';

it('names each field in words, one that has none as it is', () => {
  expect(
    describeIssues([
      { field: 'to', message: 'must be at most one year after from' },
      { field: 'limit', message: 'must be a number' },
    ]),
  ).toBe('The last day must be at most one year after from. “limit” must be a number.');
});
