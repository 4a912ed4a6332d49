import { Decimal } from 'decimal.js';
import { sellerMarketplaces } from '@/lib/contract/marketplaces';
import { english } from '@/lib/testing/english';
import { expectToLookRight } from '../accessible';
import { expect, test } from '../fixtures';
import { waitUntilComplete } from './look';
import { lastDays } from './walk-rows';

type Estimate = { amount: number; currency: string };

test('estimates are summed per currency over every marketplace @http @quick', async ({ page }) => {
  await page.goto('/reports/brb');
  await waitUntilComplete(page);
  await expect(page.getByText('These are estimates.')).toBeVisible();
  const { from, to } = lastDays();
  const sums = new Map<string, Decimal>();
  for (const marketplace of sellerMarketplaces) {
    const query = new URLSearchParams({
      start: `${from}T00:00:00.000Z`,
      end: `${to}T23:59:59.999Z`,
      marketplace,
    });
    const response = await page.request.get(`/api/seller/v1/reports/brb?${query}`);
    const rows: Estimate[] = await response.json();
    for (const { amount, currency } of rows) {
      sums.set(currency, (sums.get(currency) ?? new Decimal(0)).plus(amount));
    }
  }
  expect(sums.size).toBeGreaterThan(1);
  for (const [currency, sum] of sums) {
    const name = `BRB estimate, ${currency} ${english.format.money(sum.toFixed(), currency)}`;
    await expect(page.getByRole('radio', { name })).toBeVisible();
  }
});

test('BRB estimates read right on a desktop and on a phone', async ({ page }) => {
  await page.goto('/reports/brb');
  await waitUntilComplete(page);
  await expectToLookRight(page);
});
