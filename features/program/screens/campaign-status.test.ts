import { expect, it } from 'vitest';
import { english } from '@/lib/testing/english';
import { describeStatus } from './campaign-status';

it.each([
  ['SCHEDULED', 'Scheduled'],
  ['DELIVERING', 'Delivering'],
  ['OUT_OF_BUDGET', 'Out of budget'],
  ['ENDED', 'Ended'],
  ['IN_REVIEW', 'In review'],
  ['', ''],
])('says the status %s as %s', (status, words) => {
  expect(describeStatus(english.t, status).label).toBe(words);
});
