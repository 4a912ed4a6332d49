import { expectToLookRight } from './accessible';
import { apiDown, failReads, mendReads, refusedKey } from './failures';
import { expect, test } from './fixtures';
import { waitUntilComplete } from './reports/look';
import { pastDays, type Row, walkRows } from './reports/walk-rows';

test.beforeEach(() => test.slow());

test('an invalid request is explained, with a next step', async ({ page }) => {
  await page.goto('/brands?from=2020-01-01');
  await expect(page.getByText('The last day must be at most one year after from.')).toBeVisible();
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(page.getByRole('grid', { name: 'Brands' })).toBeVisible();
});

test('the header says until when figures may change, not each cell', async ({ page }) => {
  for (const path of ['/brands', '/creators']) {
    await page.goto(path);
    await expect(page.getByText(/^May change until about \w+ \d+$/)).toHaveCount(1);
    await expect(page.getByRole('grid').getByRole('rowheader').first()).toBeVisible();
    await expect(page.getByRole('img', { name: 'may change' })).toHaveCount(0);
  }
});

for (const [path, words] of [
  ['/brands/00000000-0000-4000-8000-000000000000', 'Brand not found'],
  ['/creators/00000000-0000-4000-8000-000000000000', 'Creator not found'],
  ['/program/campaigns/00000000-0000-4000-8000-000000000000', 'Campaign not found'],
] as const) {
  test(`${path.split('/0')[0]} with an unknown id says so`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: words })).toBeVisible();
  });
}

test('creators are filtered by brand and ranked within a currency @quick', async ({ page }) => {
  await page.goto('/creators');
  const status = page.getByText(/^[\d,]+ creators$/);
  await expect(status).toBeVisible();
  const all = await status.innerText();
  await page.getByRole('button', { name: /^Brand/, expanded: false }).click();
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(/brands=/);
  await expect(status).not.toHaveText(all);
});

test('a currency without figures is reported as missing', async ({ page }) => {
  for (const path of ['/overview', '/brands', '/creators', '/reports']) {
    await page.goto(`${path}?currency=XYZ`);
    await expect(page.getByText(/^No figures in XYZ here; these are in [A-Z]{3}\.$/)).toBeVisible();
  }
  await page.goto('/brands?currency=USD');
  await expect(page.getByRole('radio', { name: 'USD' })).toBeChecked();
  await expect(page.getByText(/^No figures in/)).toHaveCount(0);
});

const lists = [
  ['/brands', '/api/catalog/brands', 'Brands could not be loaded', 'Search brands'],
  ['/creators', '/api/catalog/creators', 'Creators could not be loaded', 'Search creators'],
  ['/program', '/api/catalog/campaigns', 'Campaigns could not be loaded', 'Search campaigns'],
  [
    '/program/creators',
    '/api/catalog/program-creators',
    'Program creators could not be loaded',
    'Search names and tags',
  ],
] as const;

for (const [path, api, words, search] of lists) {
  test(`${path} distinguishes an empty list, a failing API and a rejected key`, async ({ page }) => {
    await page.goto(path);
    const field = page.getByPlaceholder(search);
    await field.fill('zzzz nothing');
    await expect(page.getByText(/^No matching /)).toBeVisible();
    await failReads(page, api, refusedKey);
    await field.fill('one');
    await expect(page.getByText('The API rejected your seller key')).toBeVisible();
    await mendReads(page, api);
    await failReads(page, api, apiDown);
    await field.fill('two');
    await expect(page.getByText(words)).toBeVisible();
    await mendReads(page, api);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(words)).toBeHidden();
  });
}

test('cards of brands are accessible on a desktop and on a phone', async ({ page }) => {
  await page.goto('/brands?show=cards');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectToLookRight(page);
});

test('tables match Reports in the same currency', async ({ page }) => {
  const range = pastDays();
  const days = `from=${range.from}&to=${range.to}`;
  await page.goto(`/reports?${days}`);
  await waitUntilComplete(page);
  const rows = await walkRows(page, '/reports', range);
  for (const [path, noun, idOf] of [
    ['/brands', 'Brands', (row: Row) => row.brandId],
    ['/creators', 'Creators', (row: Row) => row.creatorId],
  ] as const) {
    for (const currency of ['USD', 'EUR']) {
      await page.goto(`${path}?${days}&currency=${currency}&sort=-clicks`);
      const grid = page.getByRole('grid', { name: noun });
      const heads = await grid.getByRole('columnheader').allInnerTexts();
      const readColumn = async (name: string) => {
        const at = heads.findIndex((head) => head.startsWith(name)) + 1;
        const cells = grid.locator('tbody, tfoot').locator(`[aria-colindex="${at}"]`);
        return (await cells.allInnerTexts()).map((text) => Number(text.replaceAll(/\D/g, '')));
      };
      const ids = await grid
        .getByRole('rowheader')
        .getByRole('link')
        .evaluateAll((links) =>
          links.map((link) => link.getAttribute('href')?.split('/')[2]?.split('?')[0] ?? ''),
        );
      expect(ids.length).toBeGreaterThan(3);
      for (const metric of ['clicks', 'conversions'] as const) {
        const own = ids.map((id) =>
          rows
            .filter((row) => idOf(row) === id && row.currency === currency)
            .reduce((sum, row) => sum + row[metric], 0),
        );
        const sum = own.reduce((total, count) => total + count, 0);
        await expect
          .poll(() => readColumn(metric === 'clicks' ? 'Clicks' : 'Conversions'))
          .toEqual([...own, sum]);
        if (metric === 'clicks') expect(own).toEqual(own.toSorted((a, b) => b - a));
      }
    }
  }
});
