import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import type { Locator } from 'playwright/test';
import { expect, test } from './fixtures';
import { waitUntilReady } from './ready';

test.beforeEach(() => test.slow());

test('a creator in both has attribution and program figures in separate columns @http', async ({ page }) => {
  await page.goto('/program/creators?claimed=true');
  await waitUntilReady(page);
  // On a first visit, rows have only a mail address until the claimed tags are looked up, and may move under the pointer.
  await expect(async () => {
    await page.getByRole('grid').locator('a[href^="/creators/"]').first().click({ timeout: 5_000 });
    await expect(page).toHaveURL(/\/creators\/[0-9a-f-]{36}/, { timeout: 10_000 });
  }).toPass();
  const scorecard = page.getByRole('table').filter({ hasText: 'Attribution' });
  await expect(scorecard.getByRole('columnheader', { name: /^Attribution/ }).first()).toBeVisible();
  await expect(scorecard.getByRole('columnheader', { name: /^Program/ }).first()).toBeVisible();
  await expect(page.getByText(/not paid by the platform/).first()).toBeVisible();
  const card = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Scorecard' }) });
  // A menu that is open while the page still grows moves away from the pointer.
  await waitUntilReady(page);
  const downloading = page.waitForEvent('download');
  await card.getByRole('button', { name: 'Export', exact: true }).click();
  await card.getByRole('menuitem', { name: 'CSV', exact: true }).click();
  const file = await readFile(await (await downloading).path());
  const sides: Record<string, string>[] = parse(file, { columns: true, bom: true, comment: '#' });
  expect(sides.map(({ From }) => From)).toEqual(expect.arrayContaining(['Attribution', 'Program']));
  const program = sides.find(({ From }) => From === 'Program');
  const shown = await scorecard
    .getByRole('row', { name: /^Clicks/ })
    .getByRole('cell')
    .last()
    .innerText();
  expect(program?.Clicks).toBe(shown.replaceAll(',', ''));
});

test('campaigns have a timeline, estimated pacing and a report @http @quick', async ({ page }) => {
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
  await expect(page.getByText('Estimate', { exact: true }).first()).toBeVisible();
  await page.getByRole('tab', { name: 'By product' }).click();
  await expect(page.getByRole('grid', { name: 'Campaign by product' })).toBeVisible();
});

test('a campaign that has not started says when it does, instead of its report', async ({ page }) => {
  await page.goto('/program?statuses=SCHEDULED');
  const grid = page.getByRole('grid', { name: 'Campaigns' });
  await grid.getByRole('rowheader').first().getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Budget and pace' })).toBeVisible();
  await expect(page.getByText(/^Starts on \w+ \d+, \d{4}$/)).toBeVisible();
  await expect(page.getByRole('figure')).toHaveCount(0);
  await expect(page.getByRole('tab')).toHaveCount(0);
});

test('unclaimed creators are a list to recruit from', async ({ page }) => {
  await page.goto('/program/creators');
  await page.getByRole('radio', { name: /^Unclaimed/ }).check();
  await expect(page).toHaveURL(/claimed=false/);
  const grid = page.getByRole('grid', { name: 'Program creators' });
  await expect(grid.getByText('Unclaimed', { exact: true }).first()).toBeVisible();
  await expect(grid.getByText('Claimed', { exact: true })).toHaveCount(0);
});

test('pasted tags are matched and unmatched in separate tables @quick', async ({ page }) => {
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
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: 'CSV', exact: true }).click();
  const file = await downloading;
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines[1]).toMatch(new RegExp(`^${known},true,`));
  expect(lines.slice(2)).toEqual(['nobody-20,false,,,', 'other-21,false,,,']);
  await page.goto('/settings/audit');
  await expect(page.getByText(`${file.suggestedFilename()}, 3 rows`).first()).toBeVisible();
});
