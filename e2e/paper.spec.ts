import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright/test';
import { expectNoSideways } from './accessible';
import { chooseInChart } from './choose-in-chart';
import { expect, test } from './fixtures';

const backgroundOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).backgroundColor);

async function expectPaper(page: Page, title: string) {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByText(/\d{4}.* UTC/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  for (const name of ['Saved views', 'Export', 'Columns', 'Chart options', 'Search or jump to']) {
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  }
  expect(await backgroundOf(page.locator('html'))).toBe('rgb(255, 255, 255)');
  // The width of landscape A4 between its margins.
  await page.setViewportSize({ width: 1031, height: 703 });
  await expectNoSideways(page);
}

for (const [path, title] of [
  ['/overview', 'Overview'],
  ['/reports', 'Reports'],
  ['/products', 'Products'],
  ['/reports/brb', 'BRB estimates'],
] as const) {
  test(`${path} prints as a light report without controls`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('button', { name: /^All loaded / })).toBeVisible({ timeout: 120_000 });
    await expectPaper(page, title);
  });
}

for (const [path, texts] of [
  ['/products?active=true&stock=out', ['Activity: Active', 'Stock: Out of stock']],
  ['/brands?show=cards&active=false', ['Activity: Inactive']],
  ['/program?statuses=ENDED&q=a', ['Search campaigns: “a”', 'Status: Ended']],
  ['/program/creators?claimed=false', ['Shown: unclaimed']],
  ['/reports?marketplaces=marketplace.com', ['Marketplace: marketplace.com']],
  ['/links/history?archived=all&subid=bio', ['Archived links: All links', 'Subid bio']],
] as const) {
  test(`${path} prints its filters`, async ({ page }) => {
    await page.goto(path);
    // The filter's control comes first.
    const lines = texts.map((words) => page.getByText(words, { exact: true }).last());
    for (const line of lines) {
      await expect(line).toBeAttached();
      await expect(line).toBeHidden();
    }
    await page.emulateMedia({ media: 'print' });
    for (const line of lines) await expect(line).toBeVisible();
  });
}

test('a list that is too long to print says which rows are printed', async ({ page }) => {
  await page.goto('/products');
  await expect(page.getByText(/^\d,\d{3} products$/)).toBeVisible();
  const note = page.getByText(/^Rows 1 to \d+ of \d,\d{3}; an export holds them all\.$/);
  await expect(note).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(note).toBeVisible();
});

/** The top-left color of a saved image, and whether it has other colors. */
async function readPicture(page: Page, path: string) {
  const base64 = (await readFile(path)).toString('base64');
  return page.evaluate(async (encoded) => {
    const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const { data } = context?.getImageData(0, 0, bitmap.width, bitmap.height) ?? { data: [] };
    const colors = new Set<string>();
    for (let at = 0; at < data.length; at += 4) colors.add(data.slice(at, at + 3).join(' '));
    return { corner: data.slice(0, 3).join(' '), colors: colors.size, width: bitmap.width };
  }, base64);
}

test('a chart is saved as an image in the theme’s colors', async ({ page }) => {
  await page.goto('/overview');
  const chart = page.getByRole('figure', { name: 'Sales by day, USD' });
  await expect(chart).toBeVisible();
  for (const [colorScheme, surface] of [
    ['light', '255 255 255'],
    ['dark', '20 22 27'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    const saved = page.waitForEvent('download');
    await chooseInChart(chart, 'Download image');
    const download = await saved;
    expect(download.suggestedFilename()).toBe('sales-by-day-usd.png');
    const picture = await readPicture(page, await download.path());
    expect(picture.corner).toBe(surface);
    expect(picture.colors).toBeGreaterThan(20);
  }
});
