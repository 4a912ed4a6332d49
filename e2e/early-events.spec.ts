import type { Locator, Page } from 'playwright/test';
import { delayScripts } from './delay-scripts';
import { expect, test } from './fixtures';

// Tall enough for all pressed rows.
test.use({ viewport: { width: 1440, height: 1200 } });

const grid = (page: Page) => page.getByRole('grid', { name: 'Products' });
const box = (page: Page, row: number) => grid(page).locator(`[data-row="${row}"] [data-select]`);

test.beforeEach(async ({ page }) => {
  test.slow();
  await page.goto('/products');
  // Rows move while figures of the first sync arrive.
  await expect(page.getByRole('button', { name: /^All loaded / })).toBeVisible();
});

/** Presses without checking, because the page may not be hydrated yet. */
async function press(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('nothing to press');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Rows pressed an odd number of times end up selected. */
const presses = [1, 2, 3, 4, 2, 5, 1, 6, 7, 5, 5, 8, 3, 1, 9, 4, 2, 10, 6, 1, 7, 8, 2, 9, 9, 3, 10, 4, 5, 11];
const expected = [...new Set(presses)]
  .filter((row) => presses.filter((other) => other === row).length % 2 === 1)
  .sort((a, b) => a - b);

const selectedRows = (page: Page) =>
  grid(page)
    .locator('[data-row][aria-selected="true"]')
    .evaluateAll((rows) => rows.map((row) => Number(row.dataset.row)));

for (const before of [presses.length, 12]) {
  test(`thirty fast presses count once each, ${before} of them before any script has loaded`, async ({
    page,
  }) => {
    const release = await delayScripts(page);
    await page.reload({ waitUntil: 'commit' });
    await expect(box(page, 11)).toBeVisible();
    for (const row of presses.slice(0, before)) await press(page, box(page, row));
    release();
    for (const row of presses.slice(before)) await press(page, box(page, row));
    await expect(page.getByText(`${expected.length} products selected`)).toBeVisible();
    expect(await selectedRows(page)).toEqual(expected);
  });
}

test('presses since the first paint count once each', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.reload({ waitUntil: 'commit' });
  await expect(box(page, 4)).toBeVisible();
  for (const row of [1, 2, 3, 4, 2]) await press(page, box(page, row));
  await expect(page.getByText('3 products selected')).toBeVisible();
  expect(await selectedRows(page)).toEqual([1, 3, 4]);
});

for (const before of [0, 4, 11]) {
  test(`a search typed after "/" arrives complete, ${before} keys of it before any script has loaded`, async ({
    page,
  }) => {
    const typed = '/kettlebell';
    const release = await delayScripts(page);
    await page.reload({ waitUntil: 'commit' });
    await expect(grid(page)).toBeVisible();
    await page.keyboard.type(typed.slice(0, before));
    release();
    await page.keyboard.type(typed.slice(before));
    await expect(page.getByRole('searchbox', { name: 'Search products' })).toHaveValue('kettlebell');
    await expect(page).toHaveURL(/\/products\?q=kettlebell$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}

test('a dialog opened before any script has loaded has its content', async ({ page }) => {
  const release = await delayScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await press(page, page.getByRole('button', { name: /UTC$/ }));
  release();
  await expect(page.getByRole('dialog', { name: 'Date range' }).getByRole('grid').first()).toBeVisible();
});

test('a press before any script has loaded sorts a column', async ({ page }) => {
  const release = await delayScripts(page);
  await page.reload({ waitUntil: 'commit' });
  const header = grid(page).getByRole('columnheader', { name: 'Product', exact: false }).first();
  await press(page, header.getByRole('button', { name: 'Product', exact: true }));
  release();
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await expect(page).toHaveURL(/sort=/);
});
