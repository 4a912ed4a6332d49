import { expect, test } from './fixtures';
import { waitUntilReady } from './ready';

test('a workspace refreshes by itself, by a plan, and now @quick', async ({ page }) => {
  test.slow();
  await page.goto('/settings/data');
  await waitUntilReady(page);
  await page.getByLabel('Refresh', { exact: true }).selectOption('Every 4 hours');
  await expect(page.getByText('Refresh plan saved')).toBeVisible();
  await page.getByRole('button', { name: 'Refresh now' }).click();
  const runs = page.getByRole('region', { name: 'Newest refreshes' });
  await expect(runs.getByRole('row').nth(1).getByText('Complete', { exact: true })).toBeVisible({
    timeout: 150_000,
  });
  await page.reload();
  await expect(page.getByLabel('Refresh', { exact: true })).toHaveValue('4');
});
