import type { Page } from 'playwright/test';
import type { Summary } from '@/lib/data/read/summary/summary-shape';
import { addDays, toDay } from '@/lib/data/terms/days';
import { expect, test } from './fixtures';
import { waitUntilReady } from './ready';
import { nameFor } from './rows';

const yesterday = addDays(toDay(new Date()), -1);
const before = addDays(yesterday, -1);

/** Sales in USD of the day before yesterday, and of yesterday, once both are loaded. */
async function readSales(page: Page): Promise<[number, number]> {
  const query = `from=${before}&to=${yesterday}&currencies=USD`;
  const read = async (): Promise<Summary> => (await page.request.get(`/api/ledger/summary?${query}`)).json();
  await expect.poll(async () => (await read()).receipt.state).toBe('complete');
  const [usd] = (await read()).currencies;
  const salesOf = (at: number) => Number(usd?.series[at]?.sales ?? 0);
  return [salesOf(0), salesOf(1)];
}

test('a rule is previewed and added, fires, and its alert opens the view @quick', async ({ page }, info) => {
  test.slow();
  const name = nameFor(info, 'Sales');
  await page.goto(`/reports?from=${before}&to=${yesterday}`);
  await waitUntilReady(page);
  const [first, last] = await readSales(page);
  expect(first).not.toBe(last);

  await page.goto('/inbox');
  await waitUntilReady(page);
  await page.getByRole('button', { name: 'Add rule' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('What to watch').selectOption('A figure crosses a limit');
  await dialog.getByLabel('Complete days').fill('1');
  await dialog.getByLabel('Currency').selectOption('USD');
  await dialog.getByLabel('Direction').selectOption(last > first ? 'above' : 'below');
  await dialog.getByLabel('Value').fill(((first + last) / 2).toFixed(2));
  await expect(dialog.getByText(/^It would have told you/)).toBeVisible();
  await expect(dialog.getByRole('figure', { name: 'Sales over 1 day, USD' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Add rule' }).click();
  await expect(dialog).toHaveCount(0);
  // What was told names its rule, too, and may be there already.
  const rules = page.getByRole('region', { name: 'Rules' });
  const row = rules.getByRole('listitem').filter({ hasText: name });
  await expect(row).toBeVisible();

  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('button', { name: /^Alerts, \d+ unread$/ })).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await waitUntilReady(page);
  const bell = page.getByRole('button', { name: /^Alerts, \d+ unread$/ });
  const unread = Number(/\d+/.exec((await bell.getAttribute('aria-label')) ?? '')?.[0]);
  await bell.press('Enter');
  const item = page.getByRole('menuitem').filter({ hasText: name });
  await expect(item).toContainText(last > first ? 'rose above' : 'fell below');
  await expect(item).toContainText('May change until');
  await item.press('Enter');
  await page.waitForURL(/\/reports\?/);
  const { searchParams } = new URL(page.url());
  expect(Object.fromEntries(searchParams)).toMatchObject({
    from: yesterday,
    to: yesterday,
    metric: 'sales',
    currency: 'USD',
  });
  const left = unread > 1 ? `Alerts, ${unread - 1} unread` : 'Alerts';
  await expect(page.getByRole('button', { name: left, exact: true })).toBeVisible();

  await page.goto('/inbox');
  await waitUntilReady(page);
  await row.getByRole('button', { name: `Pause ${name}` }).click();
  await expect(row.getByText('Paused')).toBeVisible();
  await row.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('button', { name: 'Delete rule' }).click();
  await expect(row).toHaveCount(0);
});

test('“Alert me” on a brand opens a rule on what its chart shows, and back returns', async ({ page }) => {
  await page.goto('/brands');
  await waitUntilReady(page);
  const link = page.getByRole('grid').getByRole('rowheader').first().getByRole('link');
  const brand = await link.innerText();
  await link.click();
  await page.waitForURL(/\/brands\/[0-9a-f-]{36}/);
  await waitUntilReady(page);
  const chart = page.getByRole('figure', { name: /^Sales by / });
  await chart.getByRole('radio', { name: 'Clicks' }).click();
  await page
    .getByRole('figure', { name: /^Clicks by / })
    .getByRole('button', { name: 'Chart options' })
    .press('Enter');
  await page.getByRole('menuitem', { name: 'Alert me' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Figure')).toHaveValue('clicks');
  await expect(dialog.getByLabel('Brand').locator('option:checked')).toHaveText(brand);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  expect(new URL(page.url()).search).toBe('');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: brand })).toBeVisible();
});

test('“Alert me” on a row of creators opens a rule on that creator', async ({ page }) => {
  await page.goto('/creators');
  await waitUntilReady(page);
  const grid = page.getByRole('grid');
  const creator = await grid.getByRole('rowheader').first().getByRole('link').innerText();
  await expect(grid.getByRole('button', { name: `Actions for ${creator}` })).toBeAttached({
    timeout: 60_000,
  });
  await grid.focus();
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: 'Alert me' }).press('Enter');
  const field = page.getByRole('dialog').getByRole('combobox', { name: 'Creator' });
  await expect(field).toHaveValue(creator);
  await field.fill(creator.slice(0, -1));
  await page.getByRole('option', { name: creator }).first().click();
  await expect(field).toHaveValue(creator);
});
