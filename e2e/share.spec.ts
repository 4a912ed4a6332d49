import type { Browser, Page } from 'playwright/test';
import { expect, test } from './fixtures';
import { nameFor, rowOf } from './rows';

const password = 'five green kettles';
const hostile = 'month=2025-01&currency=EUR&brands=&from=2020-01-01&to=2026-12-31&creator=x&page=/reports';

/** A browser without a session. Collects requests to our API, and what the console says. */
async function openVisitor(browser: Browser, baseURL: string | undefined, width = 1_280) {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    storageState: { cookies: [], origins: [] },
    viewport: { width, height: 844 },
  });
  const page = await context.newPage();
  const asked: string[] = [];
  const said: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) asked.push(request.url());
  });
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
  return { context, page, asked, said };
}

/** Shares the open page. Returns the address's path. */
async function share(page: Page, name: string, secret = ''): Promise<string> {
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'Share…' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  if (secret) await dialog.getByLabel(/^Password/).fill(secret);
  await dialog.getByRole('button', { name: 'Create page' }).click();
  const field = dialog.getByLabel('Address', { exact: true });
  await expect(field).toBeFocused();
  const { pathname } = new URL(await field.inputValue());
  expect(pathname).toMatch(/^\/s\/pds_[0-9A-Za-z]{49}$/);
  await dialog.getByRole('button', { name: 'Done' }).click();
  return pathname;
}

async function revoke(page: Page, name: string): Promise<void> {
  await page.goto('/inbox/shared');
  const row = rowOf(page, name);
  await expect(row.getByText(/ · 1 view$/)).toBeVisible();
  await row.getByRole('button', { name: `Revoke ${name}` }).click();
  await page.getByRole('button', { name: 'Revoke page' }).click();
  await expect(row).toHaveCount(0);
}

test('a statement is shared, read without an account, and gone once it is revoked @quick', async ({
  page,
  browser,
  baseURL,
}, info) => {
  const name = nameFor(info, 'Statement');
  await page.goto('/reports/closing');
  const table = page.getByRole('region', { name: /^Statement/ }).getByRole('table');
  const total = await table.getByRole('row', { name: /^Total/ }).innerText();
  const path = await share(page, name);

  const visitor = await openVisitor(browser, baseURL, 390);
  const response = await visitor.page.goto(path);
  expect(response?.status()).toBe(200);
  expect(response?.headers()).toMatchObject({
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  });
  expect(response?.headers()['cache-control']).toMatch(/no-store/);
  await expect(visitor.page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(visitor.page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
  const shown = visitor.page.getByRole('row', { name: /^Total/ });
  for (const figure of total.match(/\$[\d,.]+/g) ?? []) await expect(shown).toContainText(figure);
  await expect(visitor.page.getByRole('link')).toHaveCount(0);
  const overflow = () =>
    visitor.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await overflow()).toBe(0);
  const before = await visitor.page.locator('main').innerText();
  await visitor.page.goto(`${path}?${hostile}`);
  expect(await visitor.page.locator('main').innerText()).toBe(before);
  await visitor.page.waitForLoadState('networkidle');
  expect([visitor.asked, visitor.said]).toEqual([[], []]);
  const html = await (await visitor.context.request.get(path)).text();
  expect(html).not.toMatch(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/);

  await revoke(page, name);
  const gone = await visitor.page.goto(path);
  expect(gone?.status()).toBe(404);
  await expect(visitor.page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
  const missing = await visitor.page.locator('main').innerText();
  const unknown = await visitor.page.goto(`${path.slice(0, -8)}00000000`);
  expect(unknown?.status()).toBe(404);
  expect(await visitor.page.locator('main').innerText()).toBe(missing);
  await visitor.context.close();
});

test('a report with a password opens with it alone, also without scripts', async ({
  page,
  browser,
  baseURL,
}, info) => {
  const name = nameFor(info, 'Report');
  await page.goto('/reports?range=last-28-days');
  const path = await share(page, name, password);

  const visitor = await openVisitor(browser, baseURL);
  await visitor.page.goto(path);
  await expect(visitor.page.getByRole('heading', { name: 'This page has a password' })).toBeVisible();
  await expect(visitor.page.getByText(name)).toHaveCount(0);
  await visitor.page.getByLabel('Password').fill('wrong');
  await visitor.page.getByRole('button', { name: 'Open page' }).click();
  await expect(visitor.page.getByText('Wrong password')).toBeVisible();
  await visitor.page.getByLabel('Password').fill(password);
  await visitor.page.getByRole('button', { name: 'Open page' }).click();
  await expect(visitor.page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(visitor.page.getByRole('img', { name: /^Sales by day/ }).first()).toBeVisible();
  const cookies = await visitor.context.cookies();
  expect(cookies.map(({ httpOnly, sameSite }) => [httpOnly, sameSite])).toEqual([[true, 'Lax']]);
  expect(visitor.asked).toEqual([]);
  await visitor.context.close();

  const plain = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  const reader = await plain.newPage();
  await reader.goto(path);
  await reader.getByLabel('Password').fill(password);
  await reader.getByRole('button', { name: 'Open page' }).click();
  await expect(reader.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(reader.getByRole('table').first()).toBeVisible();
  await plain.close();
  await revoke(page, name);
});
