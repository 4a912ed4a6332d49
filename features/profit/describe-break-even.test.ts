import { expect, it } from 'vitest';
import { english } from '@/lib/testing/english';
import { describeBreakEven, isBelowBreakEven } from './describe-break-even';
import { noProfit } from './profit-figures';
import type { CoveredFigures } from './profit-shape';

const covered: CoveredFigures = {
  sales: '1000.00',
  commission: '533.20',
  clicks: 1_240,
  grossProfit: '260.40',
  netProfit: '-272.80',
  returnOnCommission: -0.51162791,
  costPerClick: '0.4300',
  breakEvenCpc: '0.2100',
  bonus: null,
  netProfitWithBonus: null,
};

it.each<[Partial<CoveredFigures> | null, boolean | null, string]>([
  [{}, true, 'A click costs $0.43 and is worth $0.21: 1,240 clicks lost $272.80'],
  [
    { netProfit: '12.00', breakEvenCpc: '0.4400', clicks: 1 },
    false,
    'A click costs $0.43 and is worth $0.44: 1 click made $12.00',
  ],
  [{ netProfit: '0.00' }, false, 'A click costs $0.43 and is worth $0.21: 1,240 clicks made $0.00'],
  [{ clicks: 0, costPerClick: null, breakEvenCpc: null }, null, 'No clicks with a margin'],
  [null, null, 'Without a margin, what a click is worth is unknown'],
])('%j is below break-even: %s', (given, below, words) => {
  const figures = { ...noProfit, covered: given && { ...covered, ...given } };
  expect(isBelowBreakEven(figures)).toBe(below);
  expect(describeBreakEven(english, figures, 'USD')).toBe(words);
});
