import { expect, it } from 'vitest';
import { describeStatus } from './campaign-status';

it.each([
  ['SCHEDULED', 'Scheduled'],
  ['DELIVERING', 'Delivering'],
  ['OUT_OF_BUDGET', 'Out of budget'],
  ['ENDED', 'Ended'],
  ['IN_REVIEW', 'In review'],
  ['', ''],
])('says the status %s as %s', (status, words) => {
  expect(describeStatus(status).label).toBe(words);
});
