import { readFile } from 'node:fs/promises';
import { expectToLookRight } from '../accessible';
import { expect, test } from '../fixtures';
import { waitUntilReady } from '../ready';
import { waitUntilComplete } from './look';

test('stored data is listed by source, cleared and loaded again @http @quick', async ({ page }) => {
  await page.goto('/reports?dataset=program');
  await waitUntilComplete(page);
  await page.goto('/settings/data');
  const card = page.getByRole('region', { name: 'Creator program', exact: true });
  await expect(card).toContainText('Settled');
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Clear', exact: true });
  // The button shows before the scripts that handle it.
  await expect(async () => {
    await card.getByRole('button', { name: 'Clear Creator program' }).click();
    await expect(confirm).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await confirm.click();
  await expect(card).toContainText('No data stored yet.');
  await card.getByRole('button', { name: 'Refresh Creator program' }).click();
  await expect(card).toContainText('Settled');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: 'CSV', exact: true }).click();
  const lines = (await readFile(await (await downloading).path(), 'utf8')).trim().split('\r\n');
  expect(lines.filter((line) => line.startsWith('Creator program,')).length).toBeGreaterThan(0);
});

test('the stored data page reads right on a desktop and on a phone, with its windows', async ({ page }) => {
  await page.goto('/reports');
  await waitUntilComplete(page);
  await page.goto('/settings/data');
  await waitUntilReady(page);
  const card = page.getByRole('region', { name: 'Product reports, standard', exact: true });
  await card.locator('summary').click();
  await expect(card.getByRole('columnheader', { name: 'Days (UTC)' })).toBeVisible();
  await expectToLookRight(page);
});
