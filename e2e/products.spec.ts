import { readFile } from 'node:fs/promises';
import type { CatalogProduct } from '@/lib/contract/resources/product';
import { expectToLookRight } from './accessible';
import { delayScripts } from './delay-scripts';
import { apiDown, failReads, mendReads, refusedKey } from './failures';
import { expect, test } from './fixtures';
import { waitUntilReady } from './ready';

type Answer = { products: CatalogProduct[]; cursor: string | null };

test.beforeEach(async ({ page }) => {
  // On a cold server, the first catalog walk and sync take long.
  test.slow();
  await page.goto('/products');
  await expect(page.getByText(/^[\d,]+ products$/)).toBeVisible();
});

test('every product of every channel is listed, and more load on scroll @http', async ({ page }) => {
  let count = 0;
  let cursor: string | undefined;
  do {
    const params: Record<string, string> = {
      limit: '100',
      marketplace: 'all',
      ...(cursor ? { cursor } : {}),
    };
    const response = await page.request.get('/api/seller/v2/products', { params });
    expect(response.headers()['content-encoding']).toBe('gzip');
    const answer: Answer = await response.json();
    count += answer.products.length;
    cursor = answer.cursor ?? undefined;
  } while (cursor);
  await expect(page.getByText(`${count.toLocaleString('en')} products`, { exact: true })).toBeVisible();
  const grid = page.getByRole('grid', { name: 'Products' });
  await grid.focus();
  await page.keyboard.press('Control+End');
  await expect(grid.locator(`[aria-rowindex="${count + 1}"]`).getByRole('rowheader')).not.toBeEmpty();
});

test('filters are in the URL, and the back button reverts them', async ({ page }) => {
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Stock' }).click();
  await page.getByRole('option', { name: 'Out of stock' }).click();
  await expect(page).toHaveURL(/stock=out/);
  const grid = page.getByRole('grid', { name: 'Products' });
  await expect(grid.getByText('No stock').first()).toBeVisible();
  await expect(grid.getByText('In stock', { exact: true })).toHaveCount(0);
  await page.goBack();
  await expect(page).not.toHaveURL(/stock=out/);
  await expect(grid.getByText('In stock', { exact: true }).first()).toBeAttached();
});

test('ids are pasted in any format', async ({ page }) => {
  const params = { limit: '3', marketplace: 'marketplace.com' };
  const answer: Answer = await (await page.request.get('/api/seller/v2/products', { params })).json();
  const [a, b, c] = answer.products.map(({ primaryId }) => primaryId);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Ids' }).click();
  await page.getByLabel('Product ids', { exact: true }).last().fill(`${a}, ${b};\n"${c}"\tNOTTHERE`);
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('button', { name: 'Filter 1', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Marketplace' }).click();
  await page.getByRole('option', { name: /^marketplace\.com / }).click();
  await expect(page.getByText('3 products', { exact: true })).toBeVisible();
  const unknown = page.getByRole('status').filter({ hasText: '1 of 4 ids not in your catalog' });
  await expect(unknown).toContainText('NOTTHERE');
  await unknown.getByRole('button', { name: 'Remove them' }).click();
  await expect(page.getByRole('button', { name: 'Ids 3 ids' })).toBeVisible();
  await expect(unknown).toHaveCount(0);
});

test('a price filter only compares prices in its currency', async ({ page }) => {
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Price' }).click();
  const menu = page.getByRole('dialog', { name: 'Filters' });
  await menu.getByLabel('Currency').selectOption('EUR');
  for (const text of ['twenty', '1,0,00', '$20.50']) {
    await menu.getByLabel('Below').fill(text);
    await menu.getByRole('button', { name: 'Apply' }).click();
    await expect(menu.getByText('Enter an amount, such as 1234.50.')).toBeVisible();
  }
  await menu.getByLabel('Below').fill('€20,5');
  await menu.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/priceBelow=EUR/);
  await expect(page.getByRole('button', { name: 'Price below €20.50' })).toBeVisible();
  const answer = await page.request.get(
    '/api/catalog/products?from=2026-01-01&to=2026-01-31&priceBelow=EUR:20.5',
  );
  const { total, rows }: Priced = await answer.json();
  await expect(page.getByText(`${total} products`, { exact: true })).toBeVisible();
  expect(rows.length).toBeGreaterThan(0);
  const passes = ({ price, currency }: Pricing) => currency === 'EUR' && price < 20.5;
  expect(rows.filter(({ product }) => !passes(product.pricing))).toEqual([]);
});

type Pricing = { price: number; currency: string };
type Priced = { total: number; rows: { product: { pricing: Pricing } }[] };

test('an unknown marketplace works as a filter and shows as it is', async ({ page }) => {
  await page.goto('/products?marketplaces=brand-new.example');
  await expect(page.getByRole('button', { name: 'Marketplace brand-new.example' })).toBeVisible();
  await expect(page.getByText('No matching products')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).last().click();
  await expect(page.getByText(/^[\d,]{4,} products$/)).toBeVisible();
});

test('a finding leads to its rows', async ({ page }) => {
  const finding = page.getByRole('button', { name: /Clicks, out of stock/ });
  await expect(finding).toBeEnabled();
  await finding.click();
  await expect(page).toHaveURL(/finding=clicked-out-of-stock/);
  await expect(page.getByRole('grid').getByText('No stock').first()).toBeVisible();
  const label = await page.getByRole('button', { name: /Clicks, out of stock/, pressed: true }).innerText();
  const count = label.match(/([\d,]+)$/)?.[1];
  await expect(page.getByText(new RegExp(`^${count} products?$`))).toBeVisible();
});

test('seven columns show by default, with money at 1024 px and a shadow if there are more', async ({
  page,
}) => {
  const grid = page.getByRole('grid', { name: 'Products' });
  const heads = () => grid.getByRole('columnheader').getByRole('button', { name: /^(?!Options)/ });
  const seven = ['Product', 'Sales', 'Commission', 'Clicks', 'Conversion', 'Price'];
  await expect.poll(() => heads().allTextContents()).toEqual(seven);
  await expect(grid.getByRole('columnheader', { name: 'Stock' })).toBeVisible();
  expect(await grid.evaluate((table) => table.scrollWidth - table.clientWidth)).toBeLessThanOrEqual(0);
  await expect(grid.getByRole('row', { name: /^All in this list, USD/ }).getByText(/\$/)).toHaveCount(2);
  // The switch shows the currency of the rows, which follow it as a whole.
  await page.getByRole('radio', { name: 'EUR' }).click();
  await expect(grid.getByRole('row', { name: /^All in this list, EUR/ }).getByText(/€/)).toHaveCount(2);

  await page.setViewportSize({ width: 1024, height: 768 });
  const right = async (name: string) =>
    grid.getByRole('columnheader', { name }).evaluate((head) => head.getBoundingClientRect().right);
  expect(await right('Commission')).toBeLessThan(1000);
  const shadow = () =>
    grid.evaluate((table) => getComputedStyle(table.parentElement ?? table, '::after').opacity);
  await expect.poll(shadow).toBe('1');
  await grid.evaluate((table) => table.scrollTo(table.scrollWidth, 0));
  await expect.poll(shadow).toBe('0');
});

test('a shown column stays, and a reset restores the seven', async ({ page }) => {
  const category = page.getByRole('columnheader', { name: 'Category' });
  await page.getByRole('button', { name: 'Columns', exact: true }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Category' }).click();
  await expect(category).toBeAttached();
  await page.reload();
  await expect(category).toBeAttached();
  await page.goto('/products?table=d:normal');
  await expect(page.getByRole('columnheader', { name: 'Activity' })).toBeAttached();
  await page.getByRole('button', { name: 'Columns', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Reset columns' }).click();
  await expect(category).toHaveCount(0);
});

test('the products of a finding are sorted by wasted clicks', async ({ page }) => {
  const strip = page.getByRole('region', { name: 'Findings' });
  await strip
    .getByText(/wasted/)
    .first()
    .click();
  await expect(page).toHaveURL(/\/products\?.*finding=clicked-/);
  await expect(page.getByRole('columnheader', { name: 'Clicks' })).toHaveAttribute('aria-sort', 'descending');
});

test('the drawer shows one product, and opens its link form @quick', async ({ page }) => {
  await page.getByRole('grid').getByRole('rowheader').first().click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText('Creators who sell it')).toBeVisible();
  await expect(drawer.getByText('Listed commission', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/product=/);
  await expect(drawer.getByRole('link', { name: 'Create link' })).toHaveAttribute(
    'href',
    /\/links\/new\?product=.+&marketplace=.+/,
  );
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page).not.toHaveURL(/product=/);
});

test('a press that comes before the scripts opens its product @quick', async ({ page }) => {
  const release = await delayScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await page.getByRole('grid').getByRole('rowheader').first().click();
  release();
  await expect(page.getByRole('dialog').getByText('Creators who sell it')).toBeVisible();
});

test('the keyboard alone searches, sorts, opens and selects @quick', async ({ page }) => {
  // The page shows before the scripts that handle its keys.
  const search = page.getByRole('searchbox', { name: 'Search products' });
  await expect(async () => {
    // A field that got the focus late would take the next press as text.
    const isFocused = await search.evaluate((field) => field === document.activeElement);
    if (!isFocused) await page.keyboard.press('/');
    await expect(search).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.type('set');
  await expect(page).toHaveURL(/q=set/);
  const grid = page.getByRole('grid', { name: 'Products' });
  await grid.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(page.getByText('1 product selected')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the complete list is exported, formula-safe', async ({ page }) => {
  await page.goto('/products?active=false');
  const status = page.getByText(/^[\d,]+ products$/);
  await expect(status).toBeVisible();
  const count = Number((await status.innerText()).replaceAll(/\D/g, ''));
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: 'CSV', exact: true }).click();
  const file = await downloading;
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain('# Activity: Inactive\r\n');
  const lines = text
    .trim()
    .split('\r\n')
    .filter((line) => !/^\ufeff?#/.test(line));
  expect(lines[0]).toContain('Product id,Title');
  expect(lines.length - 1).toBeGreaterThanOrEqual(count);
  await page.goto('/settings/audit');
  await expect(page.getByText(`${file.suggestedFilename()}, ${count} rows`).first()).toBeVisible();
});

test('a view is saved for the workspace and opened again @quick', async ({ page }, info) => {
  const name = `Inactive ${info.project.name} ${info.workerIndex} ${Date.now()}`;
  await page.goto('/products?active=false&sort=title');
  await page.getByRole('button', { name: 'Saved views', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Save this view…' }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Save view' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goto('/products');
  await page.getByRole('button', { name: 'Saved views', exact: true }).click();
  await page.getByRole('menuitemradio', { name }).click();
  await expect(page).toHaveURL(/active=false&sort=title/);
});

test('a view stores as many pasted ids as the filter accepts', async ({ page }) => {
  const ids = Array.from({ length: 500 }, (_, at) => `B0${String(at).padStart(8, '0')}`);
  await page.goto(`/products?ids=${ids.join(',')}`);
  await expect(page.getByRole('button', { name: 'Ids 500 ids' })).toBeVisible();
  await page.getByRole('button', { name: 'Saved views', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Save this view…' }).click();
  await page.getByLabel('Name', { exact: true }).fill(`Pasted ${Date.now()}`);
  await page.getByRole('button', { name: 'Save view' }).click();
  await expect(page.getByText(/^Saved as “Pasted/)).toBeVisible();
});

test('a rejected key and a failing API have different errors, with a next step', async ({ page }) => {
  await failReads(page, '/api/catalog/products', refusedKey);
  await page.getByPlaceholder('Search products').fill('nothing like it');
  await expect(page.getByText('The API rejected your seller key')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open connections' })).toHaveAttribute(
    'href',
    '/settings/connections',
  );
  await mendReads(page, '/api/catalog/products');
  await failReads(page, '/api/catalog/products', apiDown);
  await page.getByPlaceholder('Search products').fill('something else');
  await expect(page.getByText('Products could not be loaded')).toBeVisible();
  await expect(page.getByText('The affiliate API answered with an error.')).toBeVisible();
  await mendReads(page, '/api/catalog/products');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No matching products')).toBeVisible();
});

test('it is accessible on a desktop and on a phone', async ({ page }) => {
  await expectToLookRight(page);
});

test('a filter and its remove button stay on one line', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await page.goto('/products?stock=out&priceBelow=USD:25&active=true');
  await waitUntilReady(page);
  for (const name of ['Activity', 'Stock', 'Price']) {
    const chip = await page.getByRole('button', { name: new RegExp(`^${name} `) }).boundingBox();
    const remove = await page.getByRole('button', { name: `Remove filter ${name}` }).boundingBox();
    if (!chip || !remove) throw new Error(`The filter ${name} is not visible.`);
    expect(remove.y, name).toBe(chip.y);
    expect(Math.abs(remove.x - chip.x - chip.width), name).toBeLessThan(1);
  }
});
