import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { expectAccessible } from './accessible';
import { expect, fillSignIn, test } from './fixtures';
import { findLinkable } from './links-products';
import { waitUntilReady } from './ready';

test('creates many links, leaves out what cannot be sent, and exports the results @http @quick', async ({
  page,
}) => {
  const products = (await findLinkable(page, 'marketplace.com')).slice(0, 6);
  const name = `batch ${Date.now().toString(36)}`;
  const subids = [`${name} a`, `${name} b`];
  await page.goto('/links/batch');
  await waitUntilReady(page);
  const lines = [
    'asin,subid1,marketplace',
    ...products.map(({ primaryId, marketplace }) => `${primaryId},,${marketplace}`),
    'B0NOTTHERE1,=1+1,marketplace.com',
    'B0NOTTHERE1,nowhere,marketplace.com',
  ];
  await page.getByRole('textbox', { name: 'Products' }).fill(lines.join('\n'));
  await page.getByRole('textbox', { name: /^Subids for every product/ }).fill(subids.join('\n'));
  await page.getByRole('textbox', { name: /^Batch name/ }).fill(name);
  await expect(page.getByText('remove “=” at position 1').first()).toBeVisible();
  const table = page.getByRole('grid', { name: 'Links to create' });
  await expect(table.getByText(products[0]?.title ?? '').first()).toBeVisible();
  await expect(table.getByText('Not in catalog')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create 12 links' })).toBeVisible();
  await page.getByRole('checkbox', { name: /^Also send 1 row/ }).check();
  await page.getByRole('radio', { name: /^Left out 1$/ }).check();
  await expect(table.getByText('Not in catalog')).toHaveCount(0);
  const planned = page.waitForEvent('download');
  // While rows are checked, the menu moves with its button, away from the pointer.
  await expect(async () => {
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await page.getByRole('menuitem', { name: 'CSV' }).click({ timeout: 2_000 });
  }).toPass();
  const text = await readFile(await (await planned).path());
  const left = parse(text, { columns: true, bom: true, comment: '#' });
  expect(left).toMatchObject([{ 'Subid 1': "'=1+1", Check: 'Left out' }]);
  await page.getByRole('button', { name: 'Create 13 links' }).dblclick();
  await page.waitForURL('**/links/batch/*');
  await expect(page.getByText('13 of 13 rows ended')).toBeVisible();
  await expect(page.getByText('12 created · 0 already existed · 1 rejected · 0 unknown')).toBeVisible();

  await page.reload();
  await expect(page.getByText('Finished', { exact: true })).toBeVisible();
  await expect(page.getByText(products[0]?.title ?? '').first()).toBeVisible();
  await page.getByRole('radio', { name: /Rejected/ }).check();
  await expect(page.getByRole('cell', { name: /Product not found/ })).toBeVisible();
  await expectAccessible(page);

  const save = async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await page.getByRole('menuitem', { name: 'CSV' }).click();
    return download;
  };
  const download = await save();
  const written = await readFile(await download.path());
  const rows: Record<string, string>[] = parse(written, { bom: true, columns: true });
  expect(rows).toHaveLength(13);
  expect(rows.filter(({ result }) => result === 'made').every(({ url }) => url?.includes('/l/'))).toBe(true);
  expect(rows.filter(({ result }) => result === 'refused')).toHaveLength(1);
  await page.goto('/settings/audit');
  await expect(page.getByText(`${download.suggestedFilename()}, 13 rows`)).toBeVisible();

  await page.goto('/links/history?view=subids');
  const file = await readFile(await (await save()).path(), 'utf8');
  expect(file).toMatch(/^\ufeff# \w+\r\n# .+: In use\r\n/);
  const groups: Record<string, string>[] = parse(file, {
    bom: true,
    columns: true,
    comment: '#',
    comment_no_infix: true,
  });
  const made = groups.filter(({ subid1 }) => subids.some((subid) => subid === subid1));
  expect(made.map(({ links }) => links)).toEqual(['6', '6']);

  // A second press must not create another batch.
  await page.goto('/links/batch');
  await expect(page.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveCount(1);
});

test('a row that cannot be sent is corrected where it stands', async ({ page }) => {
  const [product] = await findLinkable(page, 'marketplace.com');
  if (!product) throw new Error('Nothing can be linked to.');
  await page.goto('/links/batch');
  await waitUntilReady(page);
  await page
    .getByRole('textbox', { name: 'Products' })
    .fill(`asin,subid1,marketplace\n${product.primaryId},=1+1,marketplace.com`);
  await page.getByRole('button', { name: 'Fix', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Fix row 1' });
  const subid = form.getByRole('textbox', { name: /^Subid 1/ });
  await expect(form.getByText(/remove “=”/)).toBeVisible();
  await expectAccessible(page);
  await subid.fill('fixed here');
  await form.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByRole('button', { name: 'Create 1 link' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Products' })).toHaveValue(/,fixed here,/);
});

test('keeps typed lines when a person leaves, signs in again and comes back', async ({ page }, info) => {
  const typed = page.getByRole('textbox', { name: 'Products' });
  const [product] = await findLinkable(page, 'marketplace.com');
  if (!product) throw new Error('Nothing can be linked to.');
  const line = `${product.primaryId},,,,marketplace.com`;
  await page.goto('/links/batch');
  await waitUntilReady(page);
  await typed.fill(line);
  await page.getByRole('textbox', { name: /^Subids for every product/ }).fill('one\ntwo');
  await page.getByRole('link', { name: 'History', exact: true }).click();
  await page.waitForURL('**/links/history');
  await page.goBack();
  await expect(typed).toHaveValue(line);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Create 2 links' })).toBeVisible();

  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Create 2 links' }).click();
  await page.getByRole('alert').getByRole('link', { name: 'Sign in' }).click();
  await fillSignIn(page, info.project.name);
  await page.waitForURL('**/links/batch');
  await page.getByRole('button', { name: 'Create 2 links' }).click();
  await page.waitForURL('**/links/batch/*');
  await page.goto('/links/batch');
  await waitUntilReady(page);
  await expect(typed).toHaveValue('');
});

test('shows links of a repeated batch as existing', async ({ page }) => {
  const products = (await findLinkable(page, 'marketplace.fr')).slice(0, 3);
  const subid = `again ${Date.now().toString(36)}`;
  const lines = products.map(({ primaryId, marketplace }) => ({
    productId: primaryId,
    marketplace,
    subid1: subid,
  }));
  for (const expected of ['3 created · 0 already existed', '0 created · 3 already existed']) {
    const stored = await page.request.post('/api/links/batches', { data: { name: subid, lines } });
    const { id }: { id: string } = await stored.json();
    await page.goto(`/links/batch/${id}`);
    await waitUntilReady(page);
    await page.getByRole('button', { name: 'Start' }).click();
    await expect(page.getByText(expected)).toBeVisible();
  }
});

test('is paused, resumed and canceled', async ({ page }) => {
  const products = await findLinkable(page, 'marketplace.com');
  const stamp = Date.now().toString(36);
  const lines = products
    .slice(0, 30)
    .map(({ primaryId, marketplace }) => ({ productId: primaryId, marketplace }));
  const subids = Array.from({ length: 50 }, (_, at) => `${stamp} ${at}`);
  const stored = await page.request.post('/api/links/batches', { data: { name: stamp, lines, subids } });
  const { id }: { id: string } = await stored.json();
  await page.goto(`/links/batch/${id}`);
  await waitUntilReady(page);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('Paused', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByText('Running', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('button', { name: 'Cancel batch' }).click();
  await expect(page.getByText('Canceled', { exact: true })).toBeVisible();
});
