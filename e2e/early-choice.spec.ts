import { expect, test } from './fixtures';
import { holdScripts } from './hold-scripts';
import { waitUntilComplete } from './reports/look';

test('a choice made before any script has come counts', async ({ page }) => {
  await page.goto('/overview');
  await waitUntilComplete(page);
  const sales = page.getByRole('region', { name: 'Sales', exact: true });
  await expect(sales).toContainText('from ');
  const release = await holdScripts(page);
  await page.goto('/overview', { waitUntil: 'commit' });
  await page.getByLabel('Compare with').selectOption('No comparison');
  await page.getByRole('radio', { name: 'Clicks' }).check();
  release();
  await expect(page).toHaveURL(/compare=none/);
  await expect(page).toHaveURL(/metric=clicks/);
  await expect(sales).not.toContainText('from ');
  await expect(page.getByRole('figure', { name: /^Clicks by day/ })).toBeVisible();
});

test('a choice made while the page comes to life counts', async ({ page }) => {
  await page.goto('/overview');
  await waitUntilComplete(page);
  // The page does not answer yet, or has just begun to.
  await page.goto('/overview', { waitUntil: 'commit' });
  await page.getByLabel('Compare with').selectOption('No comparison');
  await expect(page).toHaveURL(/compare=none/);
  await expect(page.getByRole('region', { name: 'Sales', exact: true })).not.toContainText('from ');
});
