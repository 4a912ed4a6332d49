import { expect, it } from 'vitest';
import { english } from '@/lib/testing/english';
import type { RatesUsed } from './converted-shape';
import { describeDays, describeRate, describeRateDays, listServed } from './describe-rates';

const used: RatesUsed = {
  days: 5,
  first: '2026-10-30',
  last: '2026-11-02',
  lowest: { day: '2026-10-30', rate: '0.9' },
  highest: { day: '2026-11-02', rate: '0.92345678' },
  earlier: [
    { day: '2026-10-31', rateDay: '2026-10-30' },
    { day: '2026-11-01', rateDay: '2026-10-30' },
    { day: '2026-11-03', rateDay: '2026-11-02' },
  ],
};

it('shows one rate with its day, and several by the lowest and the highest', () => {
  expect(describeRate(english, used)).toBe('daily rates 0.9000 – 0.9235');
  expect(describeRateDays(english, used)).toBe('of Oct 30 – Nov 2, 2026');
  const one = { ...used, last: used.first, highest: used.lowest };
  expect(`${describeRate(english, one)} ${describeRateDays(english, one)}`).toBe('at 0.9 of Oct 30, 2026');
});

it('joins consecutive days', () => {
  expect(describeDays(english, ['2026-11-01', '2026-11-02', '2026-11-05'])).toBe(
    'Nov 1 – 2, 2026, Nov 5, 2026',
  );
  expect(listServed(used)).toEqual([
    { days: { from: '2026-10-31', to: '2026-11-01' }, rateDay: '2026-10-30' },
    { days: { from: '2026-11-03', to: '2026-11-03' }, rateDay: '2026-11-02' },
  ]);
});
