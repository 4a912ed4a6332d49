import { request } from 'playwright/test';
import { expect, test } from './fixtures';
import { nameFor, rowOf } from './rows';

test('a person makes a live address, a spreadsheet reads it, and a revoked one is gone @quick', async ({
  page,
  baseURL,
}, info) => {
  const name = nameFor(info, 'Board');
  await page.goto('/brands?range=last-7-days');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'Live address…' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Last 7 days, counted from the day it is read')).toBeVisible();
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Create address' }).click();
  const field = dialog.getByLabel('Live address', { exact: true });
  await expect(field).toBeFocused();
  await expect(field).not.toBeEditable();
  const url = new URL(await field.inputValue());
  expect(url.pathname).toMatch(/^\/api\/live\/pdl_[0-9A-Za-z]{49}\.csv$/);
  await expect(dialog.getByLabel('Formula for Google Sheets')).toHaveValue(
    `=IMPORTDATA("${url}", ",", "en_US")`,
  );
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toHaveCount(0);

  // A spreadsheet: no cookies, only the address.
  const sheet = await request.newContext({ baseURL });
  const read = await sheet.get(url.pathname);
  expect(read.status()).toBe(200);
  expect(await read.text()).toMatch(/^\ufeff?[^\r\n]*Brand,[^\r\n]*,Receipt,As of \(UTC\),Caption\r\n/);
  expect(read.headers()).toMatchObject({
    'cache-control': 'private, no-cache',
    'content-type': 'text/csv; charset=utf-8',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
  const known = { 'if-none-match': read.headers().etag ?? '' };
  expect((await sheet.get(url.pathname, { headers: known })).status()).toBe(304);
  const head = await sheet.head(url.pathname);
  expect([head.status(), (await head.body()).length]).toEqual([200, 0]);
  expect((await sheet.post(url.pathname)).status()).toBe(405);

  await page.goto('/settings/tokens');
  const row = rowOf(page, name);
  await expect(row.getByText(/ · Brands · Last 7 days$/)).toBeVisible();
  await expect(row.getByText(/^Used /)).toBeVisible();
  await row.getByRole('button', { name: `Revoke ${name}` }).click();
  await page.getByRole('button', { name: 'Revoke address' }).click();
  await expect(row).toHaveCount(0);
  const gone = await sheet.get(url.pathname);
  expect([gone.status(), gone.headers()['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
  await sheet.dispose();

  await page.goto('/settings/audit');
  await expect(page.getByText('Revoked a live address', { exact: true }).first()).toBeVisible();
  await expect(page.locator('main')).not.toContainText(url.pathname.slice(-20, -8));
});
