import { delayScripts } from './delay-scripts';
import { expect, test } from './fixtures';
import { waitUntilComplete } from './reports/look';

test('a choice made before any script has loaded counts @quick', async ({ page }) => {
  await page.goto('/overview');
  await waitUntilComplete(page);
  const sales = page.getByRole('region', { name: 'Sales', exact: true });
  await expect(sales).toContainText('from ');
  const release = await delayScripts(page);
  await page.goto('/overview', { waitUntil: 'commit' });
  await page.getByLabel('Compare with').selectOption('none');
  await page.getByRole('radio', { name: 'Clicks' }).check();
  release();
  await expect(page).toHaveURL(/compare=none/);
  await expect(page).toHaveURL(/metric=clicks/);
  await expect(sales).not.toContainText('from ');
  await expect(page.getByRole('figure', { name: /^Clicks by day/ })).toBeVisible();
});

test('a choice made during hydration counts', async ({ page }) => {
  await page.goto('/overview');
  await waitUntilComplete(page);
  // The page is not hydrated yet, or has just started.
  await page.goto('/overview', { waitUntil: 'commit' });
  await page.getByLabel('Compare with').selectOption('none');
  await expect(page).toHaveURL(/compare=none/);
  await expect(page.getByRole('region', { name: 'Sales', exact: true })).not.toContainText('from ');
});
