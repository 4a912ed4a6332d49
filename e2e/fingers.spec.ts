import type { Page } from 'playwright/test';
import { expectFingerSized } from './accessible';
import { expect, test } from './fixtures';
import { waitUntilReady } from './ready';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** Rows become taller for touch after hydration. */
async function waitUntilDrawn(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await waitUntilReady(page);
}

test('cards of brands are high enough for touch', async ({ page }) => {
  await page.goto('/brands?show=cards');
  await waitUntilDrawn(page);
  await expectFingerSized(page);
});

test('filters open in a sheet as wide as the screen', async ({ page }) => {
  await page.goto('/reports?brands=none');
  await waitUntilDrawn(page);
  await page.getByRole('button', { name: 'Filter 1' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect(sheet.getByRole('menuitem', { name: 'Brand 1 chosen' })).toBeVisible();
  const edges = () =>
    sheet.evaluate((element) => {
      const { left, width, bottom } = element.getBoundingClientRect();
      return [left, width, bottom].map(Math.round);
    });
  await expect.poll(edges).toEqual([0, 390, 844]);
  for (const item of await sheet.getByRole('menuitem').all()) {
    expect((await item.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await page.keyboard.press('End');
  await expect(sheet.getByRole('menuitem').last()).toBeInViewport({ ratio: 1 });
  await sheet.getByRole('menuitem', { name: 'Link', exact: true }).click();
  await expect(page.getByRole('listbox', { name: 'Link' })).toBeVisible();
});

for (const path of ['/overview', '/reports']) {
  test(`the chart of ${path} is visible on a phone without scrolling`, async ({ page }) => {
    await page.goto(path);
    await waitUntilDrawn(page);
    const chart = page.getByRole('figure').first();
    await expect(chart).toBeVisible();
    await expect
      .poll(() => chart.evaluate((figure) => figure.getBoundingClientRect().bottom))
      .toBeLessThanOrEqual(844);
  });
}

test('a table shows two columns on a phone, and a press shows the complete row', async ({ page }) => {
  await page.goto('/reports');
  const grid = page.getByRole('grid', { name: 'Figures by brand' });
  await expect(grid.getByRole('columnheader')).toHaveCount(2);
  expect(await grid.evaluate((table) => table.scrollWidth - table.clientWidth)).toBeLessThanOrEqual(0);
  const name = await grid.getByRole('rowheader').first().innerText();
  await grid.getByRole('rowheader').first().click();
  const details = page.getByRole('dialog', { name });
  await expect(details.getByText('Conversion rate')).toBeVisible();
  await details.getByRole('button', { name: 'Open' }).click();
  await expect(page).toHaveURL(/brands=/);
  await expect(page.getByRole('grid', { name: 'Figures by product' })).toBeVisible();
});
