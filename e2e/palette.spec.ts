import { sizes } from './accessible';
import { expect, test } from './fixtures';
import { waitUntilReady } from './ready';

test.beforeEach(() => test.slow());

test('the palette finds a brand, a product, a creator and a campaign @quick', async ({ page }) => {
  await page.goto('/brands');
  const brand = await page.getByRole('grid').getByRole('rowheader').first().getByRole('link').innerText();
  await waitUntilReady(page);
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search or jump to' });
  await palette.getByRole('combobox').fill(brand);
  await expect(palette.getByRole('option', { name: brand }).first()).toBeVisible();
  await expect(palette.getByText('Products', { exact: true }).last()).toBeVisible();
  // No page or action has this name, so Enter opens the search result.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: brand })).toBeVisible();
});

test('the palette says which lists could not be searched', async ({ page }) => {
  await page.route('**/api/search*', (route) =>
    route.fulfill({
      json: { hits: { brands: [], products: [], creators: [], campaigns: [] }, unread: ['creators'] },
    }),
  );
  await page.goto('/brands');
  await waitUntilReady(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'Search or jump to' }).getByRole('combobox').fill('nobody');
  await expect(page.getByText('Not searched because the API did not answer: creators.')).toBeVisible();
});

test('on a phone, a result has its detail below its name', async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  await page.goto('/brands');
  await waitUntilReady(page);
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search or jump to' });
  await palette.getByRole('combobox').fill('kettle');
  const result = palette.getByRole('option').filter({ hasText: 'marketplace' }).first();
  const name = await result
    .getByText(/Kettle/)
    .last()
    .boundingBox();
  const detail = await result.getByText(/^marketplace/).boundingBox();
  if (!name || !detail) throw new Error('The result is not visible.');
  expect(detail.x).toBe(name.x);
  expect(detail.y).toBeGreaterThan(name.y);
  const key = palette.getByText('Esc', { exact: true });
  expect(await key.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThanOrEqual(0);
});

test('an action of the palette opens its part of the page, once', async ({ page }) => {
  await page.goto('/brands');
  await waitUntilReady(page);
  const run = async (text: string, name: string) => {
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Search or jump to' });
    await palette.getByRole('combobox').fill(text);
    await palette.getByRole('option', { name, exact: true }).click();
  };
  await run('add margin', 'Add a margin');
  await expect(page.getByRole('dialog', { name: 'Add a margin' })).toBeVisible();
  await expect(page).toHaveURL(/\/settings\/margins$/);
  await page.keyboard.press('Escape');
  await run('csv', 'Export: Products');
  await expect(page).toHaveURL(/\/products$/);
  await expect(page.getByRole('menu', { name: 'Export' })).toBeVisible();
});
