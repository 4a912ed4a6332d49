import type { Page } from 'playwright/test';
import { expectNoSideways, sizes } from './accessible';
import { expect, signedOut as test } from './fixtures';
import { longName, startLongNamesApi } from './long-names-api';
import { awaitReady, endServers, enter, folderOf, type Server, start } from './own-server';
import { waitUntilReady } from './ready';
import { admin } from './servers';

// Names of maximum length: a separate dashboard, with an API that returns them.
let api: Awaited<ReturnType<typeof startLongNamesApi>>;
let server: Server;

const brand = '0b9a1c1e-6f0e-4f6e-9a3b-2f9d1c7e5a10';
const creator = '5d8f4c53-6c1e-4a7e-8a52-0f2f8f6f7a21';
const campaign = '7f0c2a44-12c6-4f1b-9a0e-3f1a5f0a9b77';
const product = 'marketplace.com/B0EXAMPLE1';
const longest = 'M'.repeat(100);

/** Each screen with names, and the minimum number of long names it shows. */
const screens: [path: string, names: number][] = [
  ['/overview', 2],
  ['/brands', 1],
  ['/brands?show=cards', 1],
  [`/brands/${brand}`, 4],
  ['/products', 1],
  [`/products?product=${encodeURIComponent(product)}`, 3],
  ['/creators', 1],
  [`/creators/${creator}`, 3],
  ['/program', 2],
  [`/program/campaigns/${campaign}`, 2],
  ['/program/creators', 1],
  ['/reports', 0],
  ['/reports?group=brand', 1],
  ['/reports?group=creator', 1],
  ['/reports?group=product', 1],
  ['/reports?group=link', 1],
  [`/reports?brands=${brand}`, 1],
  ['/reports/clicks', 0],
  ['/reports/brb', 0],
  ['/links', 1],
  ['/links/history', 1],
  ['/settings/account', 0],
  ['/settings/members', 0],
  ['/settings/connections', 0],
  ['/settings/data', 0],
  ['/settings/audit', 0],
];

test.describe.configure({ mode: 'default' });
test.beforeAll(async ({ browser }) => {
  api = await startLongNamesApi();
  server = await start({
    DATA_DIR: folderOf('long-names'),
    AFFILIATE_BASE_URL: api.url,
    CREATOR_ACCESS_TOKEN: admin.creatorToken,
  });
  await awaitReady(server);
  const page = await browser.newPage();
  await enter(page, server.url);
  await rename(page, '/settings/account', 'Your name', 'Save name');
  await rename(page, '/settings/members', 'Workspace name', 'Save name');
  await page.goto(`${server.url}/overview`);
  await expect(longNames(page)).not.toHaveCount(0);
  const data = {
    productId: 'B0EXAMPLE1',
    marketplace: 'marketplace.com',
    title: longName.slice(0, 500),
    subid1: 's'.repeat(256),
  };
  const headers = { origin: server.url };
  const made = await page.request.post(`${server.url}/api/links`, { data, headers });
  expect(made.status()).toBe(200);
  await page.close();
});
test.afterAll(() => {
  endServers();
  api.close();
});
test.beforeEach(({ page }) => enter(page, server.url));

async function rename(page: Page, path: string, region: string, button: string) {
  await page.goto(server.url + path);
  const form = page.getByRole('region', { name: region });
  await form.getByLabel('Name').fill(longest);
  await form.getByRole('button', { name: button }).click();
  await expect(page.getByRole('button', { name: /M{100}/ }).first()).toBeAttached();
}

/** Elements whose own text is a long name. */
const longNames = (page: Page) => page.locator('main').getByText(longName.slice(0, 60));

async function expectToFit(page: Page) {
  for (const size of [sizes.desktop, sizes.phone]) {
    await page.setViewportSize(size);
    await expectNoSideways(page);
  }
}

// A single test, so that the browser loads the scripts once.
test('no screen has horizontal overflow', async ({ page }) => {
  for (const [path, names] of screens) {
    await test.step(path, async () => {
      await page.goto(server.url + path);
      await waitUntilReady(page);
      if (names > 0) await expect(longNames(page).nth(names - 1), path).toBeAttached();
      await expectToFit(page);
    });
  }
});

test('the command palette fits', async ({ page }) => {
  await page.goto(`${server.url}/overview`);
  await waitUntilReady(page);
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search or jump to' });
  await palette.getByRole('combobox').fill('wide');
  await expect(palette.getByRole('option').filter({ hasText: 'WideWide' }).first()).toBeVisible();
  await expectToFit(page);
});

test('filters, menus and dialogs fit', async ({ page }) => {
  await page.goto(`${server.url}/products`);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Brand' }).click();
  await expect(page.getByRole('option').filter({ hasText: 'WideWide' }).first()).toBeVisible();
  await expectToFit(page);
  await page.setViewportSize(sizes.desktop);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Account of M/ }).click();
  await expectToFit(page);
  await page.setViewportSize(sizes.desktop);
  await page.goto(`${server.url}/links/history`);
  await page.getByRole('grid').getByRole('row').nth(1).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectToFit(page);
});

test('a truncated name shows in full on hover', async ({ page }) => {
  await page.goto(`${server.url}/brands`);
  const link = page.getByRole('grid').getByRole('rowheader').getByRole('link').first();
  await link.hover();
  await expect(link).toHaveAttribute('title', longName);
});
