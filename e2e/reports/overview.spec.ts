import type { Page } from 'playwright/test';
import { formatCount } from '@/lib/language/format/number';
import { english } from '@/lib/testing/english';
import { expectToLookRight } from '../accessible';
import { chooseInChart } from '../choose-in-chart';
import { expect, test } from '../fixtures';
import { waitUntilComplete } from './look';
import { lastDays, pastDays, sumByCurrency, walkRows } from './walk-rows';

test('cards show the sums of all rows: money per currency, counts of all', async ({ page }) => {
  const { from, to } = pastDays();
  await page.goto(`/overview?from=${from}&to=${to}`);
  await waitUntilComplete(page);
  const sums = sumByCurrency(await walkRows(page, '/reports', { from, to }));
  expect(sums.length).toBeGreaterThan(1);
  const card = (name: string) => page.getByRole('region', { name, exact: true });
  for (const [currency, { sales, commission }] of sums) {
    await expect(card('Sales')).toContainText(english.format.money(sales, currency));
    await expect(card('Commission')).toContainText(english.format.money(commission, currency));
  }
  const count = (name: 'clicks' | 'conversions') => sums.reduce((sum, [, of]) => sum + of[name], 0);
  await expect(card('Clicks')).toContainText(formatCount(count('clicks')));
  await expect(card('Conversions')).toContainText(formatCount(count('conversions')));
});

test('figures are in the server’s first response @http', async ({ page }) => {
  await page.goto('/overview');
  await waitUntilComplete(page);
  const [first] = sumByCurrency(await walkRows(page, '/reports', lastDays()));
  const html = await (await page.request.get('/overview')).text();
  expect(html).toContain(english.format.money(first?.[1].sales ?? '', first?.[0] ?? ''));
});

test('how much is settled is stated once: on each card, or in the header if every day may change', async ({
  page,
}) => {
  const settled = (name: string) =>
    page.getByRole('region', { name, exact: true }).getByText(/^\d+\.\d% settled$/);
  await page.goto(`/overview?from=${pastDays(70).from}&to=${pastDays().to}&compare=none`);
  await waitUntilComplete(page);
  for (const name of ['Sales', 'Commission', 'Clicks']) await expect(settled(name)).toHaveCount(1);
  await page.goto('/overview');
  await waitUntilComplete(page);
  await expect(page.getByText(/^May change until about/)).toBeVisible();
  for (const name of ['Sales', 'Commission', 'Clicks']) await expect(settled(name)).toHaveCount(0);
});

test('metric, grain and currency are in the URL, and the back button reverts them', async ({ page }) => {
  await page.goto('/overview');
  await waitUntilComplete(page);
  await page.getByRole('radio', { name: 'Clicks' }).check();
  await expect(page).toHaveURL(/metric=clicks/);
  await page.getByRole('radio', { name: 'Week' }).check();
  await expect(page).toHaveURL(/grain=week/);
  await expect(page.getByRole('figure', { name: /^Clicks by week/ })).toBeVisible();
  await page.getByRole('radio', { name: 'EUR' }).check();
  await expect(page.getByRole('figure', { name: 'Clicks by week, EUR marketplaces' })).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('figure', { name: /^Clicks by day/ })).toBeVisible();
});

test('the chart is also a table, and an image', async ({ page }) => {
  await page.goto('/overview');
  await waitUntilComplete(page);
  const chart = page.getByRole('figure', { name: /^Sales by day/ });
  await expect(chart.getByRole('application')).toBeVisible();
  const download = page.waitForEvent('download');
  await chooseInChart(chart, 'Download image');
  expect((await download).suggestedFilename()).toMatch(/\.png$/);
  await chooseInChart(chart, 'Show as table');
  await expect(chart.getByRole('table')).toContainText('Day (UTC)');
});

test('without a comparison, no figure shows a change', async ({ page }) => {
  await page.goto('/overview');
  await waitUntilComplete(page);
  const sales = page.getByRole('region', { name: 'Sales', exact: true });
  await expect(sales).toContainText('from ');
  await page.getByLabel('Compare with').selectOption('none');
  await expect(page).toHaveURL(/compare=none/);
  await expect(sales).not.toContainText('from ');
});

test('a top brand leads to its rows', async ({ page }) => {
  await page.goto('/overview');
  await waitUntilComplete(page);
  const brands = page.getByRole('region', { name: 'Top brands' });
  await brands.getByRole('listitem').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/reports\?.*brands=/);
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Clear filters' })).toBeVisible();
});

test('a partial sum is not shown as a total', async ({ page }) => {
  await page.goto('/overview');
  await waitUntilComplete(page);
  await page.route('**/api/overview?*', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    answer.receipt = { ...answer.receipt, state: 'partial', stale: false };
    await route.fulfill({ response, json: answer });
  });
  await page.getByLabel('Compare with').selectOption('weekdays');
  await expect(page.getByRole('region', { name: 'Sales', exact: true })).toContainText('partial');
  await expect(page.getByRole('region', { name: 'Net program cost' })).toContainText('partial');
  // Figures may be refetched once more.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

const failedSync = {
  state: 'failed',
  rows: 0,
  pages: 0,
  concurrency: 0,
  secondsLeft: null,
  startedAt: null,
  finishedAt: null,
  windows: { done: 0, total: 1, missing: 0 },
  sources: [],
  reason: 'The API rejected the stored key.',
};

async function readAgain(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(All|Partly) loaded / }).click();
  await page.getByRole('button', { name: 'Refresh now' }).click();
}

test('a failed sync says so, with a link to the keys', async ({ page }) => {
  await page.route('**/api/ledger/sync?*', (route) => route.fulfill({ json: failedSync }));
  await page.goto('/overview');
  await readAgain(page);
  await expect(page.getByRole('alert').filter({ hasText: 'The API rejected the stored key.' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Connections' }).last()).toHaveAttribute(
    'href',
    '/settings/connections',
  );
});

test('figures that cannot be refreshed stay, with a message', async ({ page }) => {
  await page.goto('/overview');
  await waitUntilComplete(page);
  const sales = page.getByRole('region', { name: 'Sales', exact: true });
  const before = await sales.textContent();
  const body = {
    status: 500,
    code: 'internal',
    message: 'Something went wrong.',
    issues: [],
    requestId: 'r-1',
  };
  await page.route('**/api/ledger/sync?*', (route) => route.fulfill({ json: failedSync }));
  await page.route('**/api/overview?*', async (route) => {
    // The page also retries by itself. Only a request after the press may succeed.
    const pressed = await page.evaluate(() => 'pressed' in document.documentElement.dataset);
    await (pressed ? route.continue() : route.fulfill({ status: 500, json: body }));
  });
  await readAgain(page);
  const alert = page.getByRole('alert').filter({ hasText: 'Could not refresh. You see older data.' });
  await expect(alert).toContainText('Request r-1');
  expect(await sales.textContent()).toBe(before);
  await page.evaluate(() => {
    const mark = () => document.documentElement.setAttribute('data-pressed', '');
    document.addEventListener('click', mark, true);
  });
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toBeHidden();
  await expect(sales).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a range over a year is rejected with an explanation', async ({ page }) => {
  await page.goto('/overview?from=2025-01-01&to=2026-06-30');
  await expect(page.getByText('The last day must be at most one year after from.')).toBeVisible();
  await page.getByRole('button', { name: 'Show the last 28 days' }).click();
  await waitUntilComplete(page);
});

test('the overview reads right on a desktop and on a phone', async ({ page }) => {
  await page.goto('/overview');
  await waitUntilComplete(page);
  await expect(page.getByRole('region', { name: 'Today' })).not.toContainText('partial');
  await expectToLookRight(page);
});
