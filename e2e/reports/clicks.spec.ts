import { formatCount } from '@/lib/language/format/number';
import { expectToLookRight } from '../accessible';
import { expect, test } from '../fixtures';
import { waitUntilComplete } from './look';
import { pastDays, walkRows } from './walk-rows';

const count = (rows: readonly { clicks: number }[]) => rows.reduce((sum, row) => sum + row.clicks, 0);

test('clicks, storefronts and product reports are reconciled @http', async ({ page }) => {
  const { from, to } = pastDays();
  for (const path of ['/reports/clicks', '/reports', '/reports/clicks']) {
    await page.goto(`${path}?from=${from}&to=${to}`);
    await waitUntilComplete(page);
  }
  const clicks = await walkRows(page, '/reports/clicks', pastDays());
  const reports = await walkRows(page, '/reports', pastDays());
  const storefront = clicks.filter((row) => 'asin' in row && row.asin === null);
  expect(storefront.length).toBeGreaterThan(0);
  await expect(page.getByRole('grid').getByRole('row', { name: /^Total/ })).toContainText(
    formatCount(count(clicks)),
  );
  const card = page.getByRole('region', { name: 'Storefronts, and reconciliation with product reports' });
  await expect(card.getByRole('definition').nth(0)).toHaveText(formatCount(count(storefront)));
  await expect(card.getByRole('definition').nth(2)).toHaveText(
    formatCount(count(clicks) - count(storefront)),
  );
  await expect(card.getByRole('definition').nth(3)).toHaveText(formatCount(count(reports)));
});

test('link types and storefronts are groups', async ({ page }) => {
  await page.goto('/reports/clicks?group=link_type');
  await waitUntilComplete(page);
  const table = page.getByRole('grid', { name: 'Figures by link type' });
  await table.getByRole('row', { name: /^storefront/ }).click();
  await expect(page).toHaveURL(/link_types=storefront/);
});

test('clicks read right on a desktop and on a phone', async ({ page }) => {
  await page.goto('/reports/clicks');
  await waitUntilComplete(page);
  await expectToLookRight(page);
});
