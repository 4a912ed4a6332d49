import { expect, test } from './fixtures';
import { waitUntilReady } from './ready';

test('offline, loaded data stays; back online, pending requests finish', async ({ page, context }) => {
  await page.goto('/reports');
  const total = page.getByRole('radio', { name: /Sales, USD/ });
  await expect(total).toBeVisible();
  const banner = page.getByText('You are offline.');
  await context.setOffline(true);
  await expect(banner).toBeVisible();

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Brands' }).click();
  await expect(page.getByText('You can keep reading this page')).toBeVisible();
  await expect(page).toHaveURL(/\/reports/);
  // The request waits for the connection.
  await page.getByRole('radio', { name: 'Week' }).click();
  await expect(total).toBeVisible();
  await expect(page.getByRole('heading', { name: 'This page could not load' })).toBeHidden();

  await context.setOffline(false);
  await expect(banner).toBeHidden();
  await expect(page.getByRole('figure', { name: 'Sales by week, USD' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Brands' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Brands' })).toBeVisible();
});

test('offline, nothing leaves the page: no palette, no key, no form', async ({ page, context }) => {
  await page.goto('/settings/appearance');
  await waitUntilReady(page);
  const palette = page.getByRole('dialog', { name: 'Search or jump to' });
  await page.keyboard.press('Control+k');
  await expect(palette).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  await context.setOffline(true);
  const notice = page.getByText('You can keep reading this page');

  await page.keyboard.press('Control+k');
  await palette.getByRole('option', { name: /^Reports/ }).click();
  await expect(palette).toBeHidden();
  await expect(notice).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('b');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/settings\/appearance$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Appearance' })).toBeVisible();

  await context.setOffline(false);
  await expect(notice).toBeHidden();
  await page.keyboard.press('g');
  await page.keyboard.press('b');
  await expect(page.getByRole('heading', { level: 1, name: 'Brands' })).toBeVisible();
});

test('offline, a dialog loads when the connection is back', async ({ page, context }) => {
  await page.goto('/products');
  await expect(page.getByText(/^[\d,]+ products$/)).toBeVisible();
  await waitUntilReady(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Brand' }).click();
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Products' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('listbox', { name: 'Brand' })).toBeVisible();
});
