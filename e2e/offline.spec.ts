import { expect, test } from './fixtures';

test('offline, what was loaded stays; back online, what was asked for comes', async ({ page, context }) => {
  await page.goto('/reports');
  const total = page.getByRole('radio', { name: /Sales, USD/ });
  await expect(total).toBeVisible({ timeout: 60_000 });
  const banner = page.getByText('You are offline.');
  await context.setOffline(true);
  await expect(banner).toBeVisible();

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Brands' }).click();
  await expect(page.getByText('Other pages open when the connection is back')).toBeVisible();
  await expect(page).toHaveURL(/\/reports/);
  // The screen's code has not come yet, and what is pressed waits for it.
  await page.getByRole('radio', { name: 'Week' }).click();
  await expect(total).toBeVisible();
  await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeHidden();

  await context.setOffline(false);
  await expect(banner).toBeHidden();
  await expect(page.getByRole('figure', { name: 'Sales by week, USD' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Brands' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Brands' })).toBeVisible();
});
