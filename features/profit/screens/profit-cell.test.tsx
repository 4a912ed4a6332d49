// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { noProfit } from '@/features/profit/profit-figures';
import type { CoveredFigures } from '@/features/profit/profit-shape';
import { de } from '@/lib/language/messages/de';
import { LanguageProvider } from '@/lib/language/use-language';
import { render } from '@/lib/testing/render';
import { ProfitCell } from './profit-cell';

afterEach(cleanup);

const covered: CoveredFigures = {
  sales: '100.00',
  commission: '32.50',
  clicks: 10,
  grossProfit: '20.00',
  netProfit: '-12.50',
  returnOnCommission: -0.4,
  costPerClick: '3.2500',
  breakEvenCpc: '2.0000',
  bonus: null,
  netProfitWithBonus: null,
};

// Swiss locales put the currency sign before the minus.
it.each([
  ['netProfit', '-12.50', 'CHF−12.50', true],
  ['netProfit', '12.50', 'CHF 12.50', false],
  ['grossProfit', '12.50', 'CHF 20.00', false],
] as const)('%s of a net profit of %s is %s, red: %s', (value, netProfit, text, red) => {
  const figures = { ...noProfit, covered: { ...covered, netProfit } };
  const { container } = render(
    <LanguageProvider locale="de-CH" messages={de}>
      <ProfitCell line={{ figures, counted: null, compared: null }} value={value} currency="CHF" against="" />
    </LanguageProvider>,
  );
  expect(container.textContent?.replace('\u00a0', ' ')).toBe(text);
  expect(container.querySelector('.text-negative') !== null).toBe(red);
});
