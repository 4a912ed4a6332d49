import { readFile } from 'node:fs/promises';
import { formatCount } from '@/lib/language/format/number';
import { english } from '@/lib/testing/english';
import { expectToLookRight } from '../accessible';
import { expect, test } from '../fixtures';
import { waitUntilReady } from '../ready';
import { waitUntilComplete } from './look';
import { lastDays, pastDays, sumByCurrency, walkRows } from './walk-rows';

test('sums, groups and their total agree with the API @quick', async ({ page }) => {
  await page.goto('/reports');
  await waitUntilComplete(page);
  const rows = await walkRows(page, '/reports', lastDays());
  const sums = sumByCurrency(rows);
  for (const [currency, { sales }] of sums) {
    await expect(
      page.getByRole('radio', { name: `Sales, ${currency} ${english.format.money(sales, currency)}` }),
    ).toBeVisible();
  }
  const [main, { sales } = { sales: '' }] = sums[0] ?? [''];
  const table = page.getByRole('grid', { name: 'Figures by brand' });
  await expect(table.getByRole('row', { name: new RegExp(`^Total ${main}`) })).toContainText(
    english.format.money(sales, main),
  );
  const brand = rows.find(({ currency }) => currency === main)?.brandId ?? '';
  const own = sumByCurrency(rows.filter(({ brandId }) => brandId === brand));
  const ofBrand = own.find(([currency]) => currency === main)?.[1].sales ?? '';
  await page.goto(`/reports?brands=${brand}&currency=${main}`);
  await expect(table.getByRole('row', { name: new RegExp(`^Total ${main}`) })).toContainText(
    english.format.money(ofBrand, main),
  );
});

test('a group opens into the next level, and the back button closes it', async ({ page }) => {
  await page.goto('/reports');
  await waitUntilComplete(page);
  const table = page.getByRole('grid', { name: 'Figures by brand' });
  await table.getByRole('row').nth(1).click();
  await expect(page).toHaveURL(/brands=.*group=product|group=product.*brands=/);
  await expect(page.getByRole('grid', { name: 'Figures by product' })).toBeVisible();
  await page.goBack();
  await expect(table).toBeVisible();
  await expect(page).not.toHaveURL(/brands=/);
});

test('groups open by keyboard', async ({ page }) => {
  await page.goto('/reports?group=marketplace');
  await waitUntilComplete(page);
  const table = page.getByRole('grid', { name: 'Figures by marketplace' });
  // The table shows before the scripts that handle its keys.
  await waitUntilReady(page);
  await table.focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/marketplaces=/);
});

test('currencies are shown separately', async ({ page }) => {
  await page.goto('/reports');
  await waitUntilComplete(page);
  await page.getByRole('radio', { name: 'All currencies' }).check();
  await expect(page.getByRole('figure', { name: /^Sales by day, / })).not.toHaveCount(1);
  await expect(page.getByRole('figure', { name: 'Sales by day, EUR' })).toBeVisible();
  await page.getByRole('radio', { name: 'Index' }).check();
  await expect(
    page.getByRole('figure', { name: 'Sales by day, average of the first week = 100' }),
  ).toBeVisible();
  await expect(page.getByRole('figure', { name: /^Sales by day, / })).toHaveCount(1);
});

test('metric, split and periods', async ({ page }) => {
  await page.goto('/reports');
  await waitUntilComplete(page);
  await page.getByLabel('Metric').selectOption('Conversion rate');
  await page.getByRole('button', { name: 'Chart options' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Split by brand' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('figure', { name: /^Conversion rate by day and brand/ })).toBeVisible();
  await page.getByRole('radio', { name: 'Periods' }).check();
  await expect(page.getByRole('columnheader', { name: /Whole range/ })).toBeVisible();
});

test('groups are ranked by their fall, compared with the period before', async ({ page }) => {
  await page.goto('/reports?group=creator&compare=none');
  await waitUntilComplete(page);
  await page.getByLabel('Rank by').selectOption('fall');
  await expect(page).toHaveURL(/order=fall/);
  const grid = page.getByRole('grid', { name: 'Figures by creator' });
  await expect(grid.getByRole('columnheader', { name: /^Change/ })).toBeVisible();
  await expect(grid.getByRole('row').nth(1)).toContainText(/−\$[\d,.]+/);
  await expectToLookRight(page);
});

test('a funnel names the step where each group loses most', async ({ page }) => {
  const { from, to } = pastDays();
  await page.goto(`/reports?view=funnel&currency=USD&from=${from}&to=${to}`);
  const grid = page.getByRole('grid', { name: 'Funnel' });
  await expect(grid.getByText(/less often: about [\d,]+ lost/).first()).toBeVisible();
  await waitUntilComplete(page);
  const rows = await walkRows(page, '/reports', { from, to });
  const dollars = rows.filter(({ currency }) => currency === 'USD');
  const clicks = dollars.reduce((sum, row) => sum + Number(row.clicks), 0);
  await expect(grid.getByRole('row', { name: /^All/ })).toContainText(formatCount(clicks));
  await expectToLookRight(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await grid.getByRole('rowheader').first().click();
  await expect(page).toHaveURL(/view=funnel/);
  await expect(page).toHaveURL(/brands=/);
  await expect(grid.getByRole('columnheader', { name: /^Product/ })).toBeVisible();
});

test('rows are as in the API, and more load on scroll', async ({ page }) => {
  await page.goto('/reports?view=rows&currency=all');
  await waitUntilComplete(page);
  const table = page.getByRole('grid', { name: 'Rows' });
  await expect(table.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByText('100 rows loaded, more available')).toBeVisible();
  await table.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(page.getByText(/^[2-9]00 rows loaded/)).toBeVisible();
});

test('a filter offers the values of the range', async ({ page }) => {
  await page.goto('/reports');
  await waitUntilComplete(page);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Marketplace' }).click();
  await page.getByRole('option', { name: /marketplace\.de/ }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/marketplaces=marketplace\.de/);
  await expect(page.getByRole('button', { name: 'Marketplace marketplace.de' })).toBeVisible();
  await expect(page.getByRole('figure', { name: 'Sales by day, EUR' })).toBeVisible();
});

test('an export has all rows or says what was left out, and is verified @http @quick', async ({ page }) => {
  const { from, to } = pastDays();
  await page.goto(`/reports?from=${from}&to=${to}&currency=EUR`);
  await waitUntilComplete(page);
  const rows = await walkRows(page, '/reports', { from, to });
  const save = async (item: string) => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await page.getByRole('menuitem', { name: item }).click();
    const file = await download;
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
  };
  const every = await save('Every row as CSV');
  expect(every.name).toBe(`reports_${from}_${to}.csv`);
  expect(every.text.endsWith(`\n# complete,rows,${rows.length}\n`)).toBe(true);
  expect(rows.filter(({ id }) => !every.text.includes(id))).toEqual([]);

  const euros = rows.filter(({ currency }) => currency === 'EUR');
  expect(euros.length).toBeLessThan(rows.length);
  const filtered = await save('Filtered rows as CSV');
  expect(filtered.name).toBe(`reports_${from}_${to}_currency-EUR.csv`);
  expect(/^# \w+\n# Currency: EUR\n(# .*\n)*day,/.test(filtered.text)).toBe(true);
  expect(filtered.text.endsWith(`\n# complete,rows,${euros.length}\n`)).toBe(true);
});

test('the exported group table adds up to the rows', async ({ page }) => {
  await page.goto('/reports?currency=all');
  await waitUntilComplete(page);
  const [main, { sales } = { sales: '' }] = sumByCurrency(
    await walkRows(page, '/reports', lastDays()),
  )[0] ?? [''];
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: 'This table as CSV' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  const [head = '', ...lines] = text
    .trim()
    .split('\r\n')
    .filter((line) => !/^\ufeff?#/.test(line));
  const at = { currency: head.split(',').indexOf('Currency'), sales: head.split(',').indexOf('Sales') };
  const cells = lines.map((line) => line.split(',')).filter((cell) => cell[at.currency] === main);
  const sum = cells.reduce((total, cell) => total + Math.round(Number(cell[at.sales]) * 100), 0);
  expect(sum).toBe(Math.round(Number(sales) * 100));
});

test('an interrupted export is not saved', async ({ page }) => {
  await page.goto('/reports');
  await waitUntilComplete(page);
  const headers = { 'content-type': 'text/csv; charset=utf-8', 'x-export-bytes': '200' };
  await page.route('**/api/ledger/export?*', (route) =>
    route.fulfill({ headers, body: 'day\n2026-01-01\n' }),
  );
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Every row as CSV' }).click();
  await expect(page.getByText('The export stopped')).toBeVisible();
});

test('days without rows say so', async ({ page }) => {
  await page.goto('/reports?from=2020-01-01&to=2020-01-02');
  await waitUntilComplete(page);
  await expect(page.getByText('No rows match')).toBeVisible();
});

test('a range over a year is rejected with an explanation', async ({ page }) => {
  await page.goto('/reports?from=2025-01-01&to=2026-06-30');
  await expect(page.getByText('The last day must be at most one year after from.')).toBeVisible();
});

test('the creator program is shown separately', async ({ page }) => {
  await page.goto('/reports?dataset=program');
  await expect(page.getByText('Program commission is not paid by the platform.')).toBeVisible();
  await waitUntilComplete(page);
  await expect(page.getByRole('grid', { name: 'Figures by campaign' })).toBeVisible();
});

test('reports read right on a desktop and on a phone', async ({ page }) => {
  await page.goto('/reports');
  await waitUntilComplete(page);
  await expectToLookRight(page);
});

test('a misspelled filter is rejected, not ignored', async ({ page }) => {
  const range = { from: '2026-01-01', to: '2026-01-31' };
  for (const name of ['summary', 'rows', 'export']) {
    const answer = await page.request.get(`/api/ledger/${name}`, {
      params: { ...range, marketplace: 'marketplace.com' },
    });
    expect(answer.status(), name).toBe(422);
    const { issues } = await answer.json();
    expect(issues[0].field).toBe('marketplace');
    expect(issues[0].message).toContain('marketplaces');
  }
});

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const) {
  test(`the complete chart is visible without scrolling at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/reports');
    await waitUntilComplete(page);
    const chart = page.getByRole('figure', { name: 'Sales by day, USD' });
    await expect(chart).toBeVisible();
    const bottom = await chart.evaluate((figure) => figure.getBoundingClientRect().bottom);
    expect(bottom).toBeLessThanOrEqual(height);
    const cards = page.getByRole('radio', { name: /^Sales, [A-Z]{3}/ });
    const tops = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
    expect(tops.length).toBeGreaterThan(1);
    expect(new Set(tops).size).toBe(1);
  });
}

test('the header says until when figures may change, and charts mark exceptions', async ({ page }) => {
  for (const path of ['/overview', '/reports', '/products', '/brands']) {
    await page.goto(path);
    await expect(page.getByText(/^May change until about \w+ \d+$/)).toHaveCount(1);
    await expect(page.getByRole('img', { name: /may change/ })).toHaveCount(0);
  }
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  await page.goto(`/reports?from=${day(80)}&to=${day(1)}&grain=day`);
  await expect(page.getByText(/^Days from \w+ \d+ may change until about \w+ \d+$/)).toBeVisible();
  await expect(page.getByRole('figure').getByText('may change', { exact: true })).toBeVisible({
    timeout: 60_000,
  });
});

test('currencies have the same order on every page', async ({ page }) => {
  const codes = ['USD', 'EUR', 'GBP', 'CAD', 'MXN'];
  for (const path of [
    '/overview',
    '/brands',
    '/products',
    '/creators',
    '/overview?metric=clicks&currency=MXN',
  ]) {
    await page.goto(path);
    const all = page.getByRole('group', { name: 'Currency' }).getByRole('radio');
    await expect(all.first()).toBeVisible();
    const shown = await all.evaluateAll((radios) => radios.map((radio) => radio.getAttribute('value')));
    expect(shown).toEqual(codes.filter((code) => shown.includes(code)));
  }
});
