import { expect, it } from 'vitest';
import { english } from '@/lib/testing/english';
import { describeOpenDays, judgeRange, mixes } from './open-days';

const today = '2026-11-23';

it.each([
  ['2026-10-27', '2026-11-23', 'open', 'May change until about Jan 7'],
  ['2026-10-09', '2026-10-20', 'open', 'May change until about Dec 4'],
  ['2026-10-08', '2026-11-23', 'mixed', 'Days from Oct 9 may change until about Jan 7'],
  ['2026-09-01', '2026-12-31', 'mixed', 'Days from Oct 9 may change until about Jan 7'],
  ['2026-09-01', '2026-10-08', 'settled', null],
  ['2026-11-24', '2026-11-30', 'settled', null],
] as const)('%s to %s is %s', (from, to, state, said) => {
  expect(judgeRange({ from, to }, today)).toBe(state);
  expect(describeOpenDays(english, { from, to }, today)).toBe(said);
});

it.each([
  [[true, true, null], false],
  [[false, null], false],
  [[true, false], true],
  [[], false],
])('%j mixes open and settled: %s', (open, expected) => {
  expect(mixes(open)).toBe(expected);
});
