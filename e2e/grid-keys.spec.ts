import type { Locator, Page } from 'playwright/test';
import { expect, test } from './fixtures';
import { findLinkable } from './links-products';
import { waitUntilReady } from './ready';

const holdsFocus = (grid: Locator) => grid.evaluate((element) => element.contains(document.activeElement));

async function openGrid(page: Page, path: string, name: string): Promise<Locator> {
  await page.goto(path);
  await waitUntilReady(page);
  const grid = page.getByRole('grid', { name });
  await expect(grid.getByRole('rowheader').first()).toBeVisible();
  return grid;
}

const activeRow = (grid: Locator) =>
  grid.evaluate((element) => {
    const id = element.getAttribute('aria-activedescendant');
    return id === null ? null : document.getElementById(id)?.closest('tr')?.dataset.row;
  });

test('a grid is one tab stop, and arrow keys reach its header', async ({ page }) => {
  const grid = await openGrid(page, '/products', 'Products');
  await grid.focus();
  await page.keyboard.press('Shift+Tab');
  expect(await holdsFocus(grid)).toBe(false);
  await page.keyboard.press('Tab');
  await expect(grid).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await holdsFocus(grid)).toBe(false);

  await grid.focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/sort=title/);
  await page.keyboard.press('Space');
  await expect(page.getByRole('menuitem', { name: 'Sort ascending' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(grid).toBeFocused();
});

test('closing a product’s drawer returns focus to its row', async ({ page }) => {
  const grid = await openGrid(page, '/products', 'Products');
  await grid.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Copy product id' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(grid).toBeFocused();
  expect(await activeRow(grid)).toBe('2');
});

test('closing a link of the history returns focus to its row', async ({ page }) => {
  const [product] = await findLinkable(page, 'marketplace.com');
  await page.request.post('/api/links', {
    data: { productId: product?.primaryId, marketplace: 'marketplace.com', subid1: 'grid keys' },
  });
  const grid = await openGrid(page, '/links/history?subid=grid+keys', 'Links');
  await grid.getByRole('row').nth(1).getByRole('rowheader').click();
  await expect(page.getByRole('dialog').getByText('Mobile link', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(grid).toBeFocused();
  expect(await activeRow(grid)).toBe('0');
});

test('one Tab leads from subid 1 to subid 2, and arrow keys to recent ones', async ({ page }) => {
  const [product] = await findLinkable(page, 'marketplace.com');
  await page.request.post('/api/links', {
    data: { productId: product?.primaryId, marketplace: 'marketplace.com', subid1: 'used before' },
  });
  await page.goto('/links');
  await waitUntilReady(page);
  const first = page.getByRole('textbox', { name: /^Subid 1/ });
  await first.focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: /^Subid 2/ })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(first).not.toHaveValue('');
});
