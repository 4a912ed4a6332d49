import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import type { MarginSubjects } from '@/features/profit/margin-shape';
import type { Profit } from '@/features/profit/profit-shape';
import { english } from '@/lib/testing/english';
import { expectToLookRight, sizes } from '../accessible';
import { openOwnWorkspace } from '../account';
import { expect, test } from '../fixtures';
import { whenFree } from '../when-free';
import { waitUntilComplete } from './look';

const name = 'Margin Keeper';

async function firstBrands(page: Page) {
  const answer = await whenFree(page, () => page.request.get('/api/margins/subjects'));
  const subjects: MarginSubjects = await answer.json();
  const [brand, other, third] = subjects.brands;
  if (!brand || !other || !third) throw new Error('The seller has three brands.');
  return { brand, other, third };
}

/** Types a fee of a brand, and imports a tool that costs a dollar per day. */
async function enterCosts(page: Page, brand: string): Promise<void> {
  await expect(page.getByText('No costs yet')).toBeVisible();
  await expectToLookRight(page);
  await page.getByRole('button', { name: 'Add cost' }).click();
  const form = page.getByRole('dialog', { name: 'Add a cost' });
  await form.getByLabel('For').selectOption({ label: 'Brand' });
  await form.getByRole('combobox', { name: /^Brand/ }).fill(brand);
  await form
    .getByRole('option', { name: new RegExp(brand) })
    .first()
    .click();
  await form.getByLabel('Amount').fill('0');
  await form.getByRole('button', { name: 'Add cost' }).click();
  await expect(form.getByText('The amount must be more than 0.')).toBeVisible();
  await form.getByLabel('Amount').fill('900.50');
  await expectToLookRight(page);
  await form.getByRole('button', { name: 'Add cost' }).click();
  await expect(page.getByText('The cost was added')).toBeVisible();

  const today = new Date();
  const daysAgo = (count: number) =>
    new Date(today.getTime() - count * 86_400_000).toISOString().slice(0, 10);
  await page.getByRole('button', { name: 'Import costs' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import costs' });
  await dialog.getByRole('textbox').fill(`tool,,,100,USD,${daysAgo(99)},${daysAgo(0)},Analytics`);
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('1 cost imported')).toBeVisible();
  await expect(page.getByRole('row', { name: /Whole workspace/ })).toContainText('$100.00');
}

/** What the API says of the last 28 days in US dollars. */
async function ask(page: Page, query: string) {
  const path = `/api/ledger/profit?range=last-28-days&${query}`;
  const answer = await whenFree(page, () => page.request.get(path));
  const { currencies }: Profit = await answer.json();
  const usd = currencies.find(({ currency }) => currency === 'USD');
  if (!usd) throw new Error('There are sales in US dollars.');
  return usd;
}

/** `pages.spec.ts` checks how these pages look with margins and costs. Here: without them, and forms with errors. */
test('a margin is set, and profit follows @quick', async ({ page: demo, browser, baseURL }) => {
  test.slow();
  const page = await openOwnWorkspace(demo, { browser, baseURL, name });
  await page.goto('/reports/profit');
  await waitUntilComplete(page);
  const first = page.getByRole('region', { name: 'Add a margin to see profit' });
  await expect(first.getByRole('listitem')).toHaveCount(3);
  await expect(page.getByText('No margin', { exact: true })).toHaveCount(0);
  await page.goto('/settings/margins');

  await expect(page.getByText('No margins yet')).toBeVisible();
  const { brand } = await firstBrands(page);
  await page.getByRole('button', { name: 'Add margin' }).click();
  const form = page.getByRole('dialog', { name: 'Add a margin' });
  await form.getByLabel('Brand').selectOption({ label: brand.name });
  await form.getByLabel('Margin in percent').fill('135');
  await form.getByRole('button', { name: 'Add margin' }).click();
  await expect(form.getByText('The margin must be at most 100.')).toBeVisible();
  await form.getByLabel('Margin in percent').fill('35');
  await form.getByRole('button', { name: 'Add margin' }).click();
  await expect(page.getByText('The margin was added')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Margins' })).toContainText('from the beginning');
  await page.getByRole('button', { name: `Change the margin of ${brand.name}, from the beginning` }).click();
  await page.getByLabel('Margin in percent').fill('36');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Margins' })).toContainText('36%');

  await page.goto('/reports/profit');
  await waitUntilComplete(page);
  const whole = await ask(page, 'group=brand');
  const { covered, uncovered } = whole.figures;
  if (!covered || !uncovered) throw new Error('Some sales have a margin, others have none.');
  await expect(page.getByText(`${english.format.money(uncovered.sales, 'USD')} of sales`)).toBeVisible();
  await expect(page.getByRole('definition').first()).toContainText(
    english.format.money(covered.netProfit, 'USD'),
  );
  const table = page.getByRole('grid', { name: 'Profit' });
  await expect(table.getByRole('row', { name: new RegExp(brand.name) })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: 'CSV, all columns' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain('Net profit,BRB estimate,Net profit with BRB');
  const profits = whole.groups.flatMap(({ figures }) => figures.covered?.netProfit ?? []);
  expect(profits).not.toEqual([]);
  for (const profit of profits) expect(file).toContain(profit);

  const month = new Date(Date.now() - 40 * 86_400_000).toISOString().slice(0, 7);
  await page.goto('/settings/credits');
  await page.getByRole('button', { name: 'Import bonus credits' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import bonus credits' });
  await dialog.getByRole('textbox').fill(`month,brand,currency,amount\n${month},${brand.name},USD,123.45`);
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('1 credit added')).toBeVisible();
  await expect(page.getByRole('row', { name: /\$123\.45/ })).toContainText(brand.name);
  await page.context().close();
});

test('margins and costs are imported, and profit after costs and CPC break-even follow', async ({
  page: demo,
  browser,
  baseURL,
}) => {
  test.slow();
  const page = await openOwnWorkspace(demo, { browser, baseURL, name });
  await page.goto('/reports/profit');
  await waitUntilComplete(page);
  await page.goto('/settings/margins');
  await expect(page.getByText('No margins yet')).toBeVisible();
  await expectToLookRight(page);
  const { brand, other, third } = await firstBrands(page);

  await page.getByRole('button', { name: 'Import margins' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import margins' });
  const send = dialog.getByRole('button', { name: 'Import', exact: true });
  await dialog
    .getByLabel('Lines')
    .fill(`brand,${other.name},2024-01-01,101\nbrand,${other.name},2024-02-30,30`);
  await send.click();
  const problems = dialog.getByRole('list', { name: 'Problems' });
  await expect(problems).toContainText('Line 1, percent: must be at most 100');
  await expect(problems).toContainText('Line 2, from: must be an existing day');
  await dialog
    .getByLabel('Lines')
    .fill(`brand,${other.name},2024-01-01,30\nbrand,00000000-0000-4000-8000-00000000abcd,2024-01-01,30`);
  await send.click();
  await expect(problems).toContainText('Line 2, subject: 00000000-0000-4000-8000-00000000abcd is no brand');
  expect((await (await page.request.get('/api/margins')).json()).total).toBe(0);
  const lines = [
    `${brand.name},2024-01-01,36`,
    `${other.name},2024-01-01,12%`,
    `${third.name},2024-01-01,22.5`,
  ];
  await dialog
    .getByLabel('Lines')
    .fill(['kind,subject,from,percent', ...lines.map((line) => `brand,${line}`)].join('\n'));
  await send.click();
  await expect(page.getByText('3 margins imported')).toBeVisible();
  const list = page.getByRole('list', { name: 'Margins' });
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await expect(list).toContainText('22.5%');
  await list.getByRole('button', { name: new RegExp(`^Delete the margin of ${third.name}, `) }).click();
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(3);

  const before = (await ask(page, 'group=brand')).figures.covered;
  if (!before) throw new Error('Some sales have a margin.');
  await page.goto('/reports/profit');
  await page.getByRole('link', { name: 'Enter costs' }).click();
  await enterCosts(page, brand.name);
  await page.goto('/reports/profit');
  await waitUntilComplete(page);
  const after = await ask(page, 'group=brand');
  expect(after.groups.find(({ key }) => key === brand.id)?.figures.afterCosts?.costs).toBe('900.50');
  const table = page.getByRole('grid', { name: 'Profit' });
  await expect(table.getByRole('row', { name: new RegExp(brand.name) })).toContainText('$900.50');
  await expect(table.getByRole('row', { name: /Not assigned to a brand/ })).toContainText('$28.00');
  await expect(page.getByRole('definition').filter({ hasText: '$928.50' })).toBeVisible();
  expect(after.figures.covered?.netProfit).toBe(before.netProfit);

  await page.getByRole('link', { name: 'CPC break-even' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'CPC break-even' })).toBeVisible();
  const cpc = await ask(page, 'group=creator&payout_models=cpc&order=asc');
  const worst = cpc.groups[0]?.figures.covered;
  if (!worst) throw new Error('Some CPC creators have a margin.');
  expect(cpc.counts.losing).toBeGreaterThan(0);
  const below = page.getByRole('list', { name: 'Below break-even' });
  await expect(below.getByRole('listitem')).toHaveCount(Math.min(5, cpc.counts.losing));
  await expect(below.getByRole('listitem').first()).toContainText(
    `A click costs ${english.format.money(worst.costPerClick ?? '', 'USD')} and is worth ${english.format.money(worst.breakEvenCpc ?? '', 'USD')}`,
  );
  await expectToLookRight(page);
  await page.setViewportSize(sizes.phone);
  await page.getByRole('grid', { name: 'CPC break-even' }).getByRole('row').nth(1).click();
  await expect(page.getByRole('dialog').getByText('Break-even CPC')).toBeVisible();
  await page.context().close();
});
