import { apiDown, failReads, mendReads } from './failures';
import { expect, test } from './fixtures';

test.beforeEach(() => test.slow());

test('brands are a table and cards, filtered through the URL', async ({ page }) => {
  const names = page.getByRole('grid', { name: 'Brands' }).getByRole('rowheader');
  await page.goto('/brands?active=false');
  const inactive = await names.first().getByRole('link').innerText();
  await page.goto('/brands?active=true');
  await expect(names.first()).toBeVisible();
  await expect(names.filter({ hasText: inactive })).toHaveCount(0);
  await page.getByRole('radio', { name: 'Cards' }).check();
  await expect(page).toHaveURL(/show=cards/);
  await expect(page.getByRole('listitem').filter({ hasText: 'Commission' }).first()).toBeVisible();
});

test('brands are filtered by pasted ids', async ({ page }) => {
  await page.goto('/brands');
  const grid = page.getByRole('grid', { name: 'Brands' });
  const href = await grid.getByRole('rowheader').nth(1).getByRole('link').getAttribute('href');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Ids' }).click();
  await page
    .getByLabel('Brand ids', { exact: true })
    .last()
    .fill(`"${href?.split('/').at(-1)}",\nnobody`);
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('1 brand', { exact: true })).toBeVisible();
  await expect(grid.getByRole('rowheader').getByRole('link')).toHaveAttribute('href', href ?? '');
  await page.goBack();
  await expect(page.getByText(/^\d{2,} brands$/)).toBeVisible();
});

test('a brand has products, partners, a trend and campaigns @quick', async ({ page }) => {
  await page.goto('/brands');
  const link = page.getByRole('grid').getByRole('rowheader').first().getByRole('link');
  const name = await link.innerText();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveTitle(`${name} · Partnerdeck`);
  for (const section of ['Products', 'Partnered creators', 'Creator-program campaigns']) {
    await expect(page.getByRole('heading', { name: section, exact: true })).toBeVisible();
  }
  // One currency, which orders them.
  const partners = page.getByRole('region', { name: 'Partnered creators' }).getByRole('listitem');
  await expect(partners.first()).toContainText(/\d\.\d\d$/);
  await expect(partners.filter({ hasText: '·' })).toHaveCount(0);
  await expect(page.getByRole('figure', { name: /^Sales by day/ })).toBeVisible();
});

test('a failed short list of a brand can be retried', async ({ page }) => {
  await page.goto('/brands');
  const link = page.getByRole('grid').getByRole('rowheader').first().getByRole('link');
  await failReads(page, '/api/catalog/creators', apiDown);
  await link.click();
  const card = page.getByRole('region', { name: 'Partnered creators' });
  await expect(card.getByRole('alert')).toContainText('The list could not be loaded.');
  await mendReads(page, '/api/catalog/creators');
  await card.getByRole('button', { name: 'Try again' }).click();
  await expect(card.getByRole('listitem').first()).toBeVisible();
  await expect(card.getByRole('alert')).toHaveCount(0);
});

test('the range is kept when opening a brand and its links', async ({ page }) => {
  const days = 'from=2026-01-05&to=2026-01-25';
  await page.goto(`/brands?${days}&currency=EUR`);
  await page.getByRole('grid').getByRole('rowheader').first().getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/brands/[^?]+\\?${days}$`));
  await page.getByRole('link', { name: 'Creators', exact: true }).last().click();
  await expect(page).toHaveURL(new RegExp(`/creators\\?brands=.+&${days}$`));
});
