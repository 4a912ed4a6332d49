import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { expectToLookRight } from './accessible';
import { apiDown, failReads, mendReads, refusedKey } from './failures';
import { expect, test } from './fixtures';
import { waitUntilReady } from './ready';
import { waitUntilComplete } from './reports/look';
import { pastDays, type Row, walkRows } from './reports/walk-rows';

test.beforeEach(() => test.slow());

test('brands are a table and cards, filtered through the address', async ({ page }) => {
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

test('brands are picked by pasted ids', async ({ page }) => {
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

test('what cannot be asked is said in words, with a way out', async ({ page }) => {
  await page.goto('/brands?from=2020-01-01');
  await expect(page.getByText('The last day must be at most one year after from.')).toBeVisible();
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(page.getByRole('grid', { name: 'Brands' })).toBeVisible();
});

test('what may change is said once, not in each cell', async ({ page }) => {
  for (const path of ['/brands', '/creators']) {
    await page.goto(path);
    await expect(page.getByText(/^May change until about \d+ \w+$/)).toHaveCount(1);
    await expect(page.getByRole('grid').getByRole('rowheader').first()).toBeVisible();
    await expect(page.getByRole('img', { name: 'may change' })).toHaveCount(0);
  }
});

test('a brand has its products, partners, course and campaigns', async ({ page }) => {
  await page.goto('/brands');
  const link = page.getByRole('grid').getByRole('rowheader').first().getByRole('link');
  const name = await link.innerText();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveTitle(`${name} · Partnerdeck`);
  for (const section of ['Products', 'Partnered creators', 'Creator-program campaigns']) {
    await expect(page.getByRole('heading', { name: section, exact: true })).toBeVisible();
  }
  await expect(page.getByRole('figure', { name: /^Sales by day/ })).toBeVisible();
});

for (const [path, words] of [
  ['/brands/00000000-0000-4000-8000-000000000000', 'Brand not found'],
  ['/creators/00000000-0000-4000-8000-000000000000', 'Creator not found'],
  ['/program/campaigns/00000000-0000-4000-8000-000000000000', 'Campaign not found'],
] as const) {
  test(`${path.split('/0')[0]} of an unknown id says so in words`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: words })).toBeVisible();
  });
}

test('creators are filtered by brand and ranked within a currency', async ({ page }) => {
  await page.goto('/creators');
  const status = page.getByText(/^[\d,]+ creators$/);
  await expect(status).toBeVisible();
  const all = await status.innerText();
  await page.getByRole('button', { name: /^Brand/, expanded: false }).click();
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(/brands=/);
  await expect(status).not.toHaveText(all);
});

test('a creator known in both has attribution and program side by side, never added @http', async ({
  page,
}) => {
  await page.goto('/program/creators?claimed=true');
  await page.getByRole('grid').getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/creators\/[0-9a-f-]{36}/);
  const scorecard = page.getByRole('table').filter({ hasText: 'Attribution' });
  await expect(scorecard.getByRole('columnheader', { name: /^Attribution/ }).first()).toBeVisible();
  await expect(scorecard.getByRole('columnheader', { name: /^Program/ }).first()).toBeVisible();
  await expect(page.getByText(/not paid by the platform/).first()).toBeVisible();
  const card = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Scorecard' }) });
  const downloading = page.waitForEvent('download');
  await card.getByRole('button', { name: 'Export CSV' }).click();
  const file = await readFile(await (await downloading).path());
  const sides: Record<string, string>[] = parse(file, { columns: true, bom: true });
  expect(sides.map(({ From }) => From)).toEqual(expect.arrayContaining(['Attribution', 'Program']));
  const program = sides.find(({ From }) => From === 'Program');
  const shown = await scorecard
    .getByRole('row', { name: /^Clicks/ })
    .getByRole('cell')
    .last()
    .innerText();
  expect(program?.Clicks).toBe(shown.replaceAll(',', ''));
});

test('campaigns have a timeline, a pace that is an estimate, and a report of their own @http', async ({
  page,
}) => {
  await page.goto('/program');
  await expect(page.getByText(/not paid by the platform/).first()).toBeVisible();
  const timeline = page.getByRole('region', { name: 'Campaign timeline' });
  await expect(timeline.getByRole('listitem').first()).toBeVisible();
  const list = page.getByRole('grid', { name: 'Campaigns' });
  const top = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().top);
  expect(await top(list)).toBeLessThan(await top(timeline));
  expect(await top(list)).toBeLessThan(720);
  await expect(timeline.getByRole('link', { name: /, Ended,/ })).toHaveCount(0);
  await expect(list.getByText(/^[A-Z]+(_[A-Z]+)*$/)).toHaveCount(0);
  await page.goto('/program?statuses=DELIVERING');
  const grid = page.getByRole('grid', { name: 'Campaigns' });
  await expect(grid.getByText(/^Estimate:/).first()).toBeAttached();
  await grid.getByRole('rowheader').first().getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Budget and pace' })).toBeVisible();
  await expect(page.getByText('estimate', { exact: true }).first()).toBeVisible();
  await page.getByRole('tab', { name: 'By product' }).click();
  await expect(page.getByRole('grid', { name: 'Campaign by product' })).toBeVisible();
});

test('a campaign that has not begun says when it does, in place of its report', async ({ page }) => {
  await page.goto('/program?statuses=SCHEDULED');
  const grid = page.getByRole('grid', { name: 'Campaigns' });
  await grid.getByRole('rowheader').first().getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Budget and pace' })).toBeVisible();
  await expect(page.getByText(/^Starts on \d+ \w+ \d{4}$/)).toBeVisible();
  await expect(page.getByRole('figure')).toHaveCount(0);
  await expect(page.getByRole('tab')).toHaveCount(0);
});

test('the unclaimed are a list of whom to recruit', async ({ page }) => {
  await page.goto('/program/creators');
  await page.getByRole('radio', { name: /^Unclaimed/ }).check();
  await expect(page).toHaveURL(/claimed=false/);
  const grid = page.getByRole('grid', { name: 'Program creators' });
  await expect(grid.getByText('Unclaimed', { exact: true }).first()).toBeVisible();
  await expect(grid.getByText('Claimed', { exact: true })).toHaveCount(0);
});

test('pasted tags come back matched and unmatched, apart @http', async ({ page }) => {
  const answer = await page.request.get('/api/seller/v1/creator-connections/creators', {
    params: { limit: '100' },
  });
  const { creators }: { creators: { creatorConnectionsId: string; email: string | null }[] } =
    await answer.json();
  const known = creators.find(({ email }) => email !== null)?.creatorConnectionsId ?? '';
  await page.goto('/program/lookup');
  await page.getByRole('button', { name: 'Look up' }).click();
  await expect(page.getByText('Paste a tag first.')).toBeVisible();
  await page.getByLabel('Tags').fill(`${known}\nnobody-20, "other-21"`);
  await page.getByRole('button', { name: 'Look up' }).click();
  await expect(page.getByRole('heading', { name: 'Matched: 1' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Unmatched: 2' })).toBeVisible();
  await expect(page.getByRole('cell', { name: known })).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const lines = (await readFile(await (await downloading).path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines[1]).toMatch(new RegExp(`^${known},true,`));
  expect(lines.slice(2)).toEqual(['nobody-20,false,,,', 'other-21,false,,,']);
  await page.goto('/settings/audit');
  await expect(page.getByText('program-lookup.csv, 3 rows').first()).toBeVisible();
});

test('a currency that the figures do not have is said to be missing', async ({ page }) => {
  for (const path of ['/overview', '/brands', '/creators', '/reports']) {
    await page.goto(`${path}?currency=XYZ`);
    await expect(page.getByText(/^No figures in XYZ here; these are in [A-Z]{3}\.$/)).toBeVisible();
  }
  await page.goto('/brands?currency=USD');
  await expect(page.getByRole('radio', { name: 'USD' })).toBeChecked();
  await expect(page.getByText(/^No figures in/)).toHaveCount(0);
});

test('a small list of a brand that failed can be tried again', async ({ page }) => {
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

test('the palette finds a brand, a product, a creator and a campaign @http', async ({ page }) => {
  await page.goto('/brands');
  const brand = await page.getByRole('grid').getByRole('rowheader').first().getByRole('link').innerText();
  await waitUntilReady(page);
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search or jump to' });
  await palette.getByRole('combobox').fill(brand);
  await expect(palette.getByRole('option', { name: brand }).first()).toBeVisible();
  await expect(palette.getByText('Products', { exact: true }).last()).toBeVisible();
  // No page and no action has this name: what was found is what Enter opens.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: brand })).toBeVisible();
});

test('the palette says which lists it could not look through', async ({ page }) => {
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
  test(`${path} tells an empty list, a failing API and a refused key apart`, async ({ page }) => {
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

for (const path of [
  '/brands',
  '/brands?show=cards',
  '/creators',
  '/program',
  '/program/creators',
  '/program/lookup',
]) {
  test(`${path} is accessible on a desktop and on a phone`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectToLookRight(page);
  });
}

test('tables count what Reports counts in the same currency', async ({ page }) => {
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

test('the days that are looked at go along to a brand and on from it', async ({ page }) => {
  const days = 'from=2026-01-05&to=2026-01-25';
  await page.goto(`/brands?${days}&currency=EUR`);
  await page.getByRole('grid').getByRole('rowheader').first().getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/brands/[^?]+\\?${days}$`));
  await page.getByRole('link', { name: 'Creators', exact: true }).last().click();
  await expect(page).toHaveURL(new RegExp(`/creators\\?brands=.+&${days}$`));
});
