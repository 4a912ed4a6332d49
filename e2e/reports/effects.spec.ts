import { expect, test } from '../fixtures';
import { waitUntilComplete } from './look';

test('changes say what was sold since, and how sure that is @quick', async ({ page }) => {
  test.slow();
  await page.goto('/reports/effects?range=last-90-days');
  await waitUntilComplete(page);
  const table = page.getByRole('grid', { name: 'Changes' });
  await expect(table.getByRole('row', { name: /Campaign began/ }).first()).toBeVisible();
  await page.getByLabel('Kind of change').selectOption({ label: 'Prices' });
  await expect(table.getByText('Campaign began')).toHaveCount(0);
  const row = table.getByRole('row', { name: /Price from \$/ }).first();
  await expect(row).toContainText(/Sold more|Sold less|No clear difference|Too few sales to say/);
  await row.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
