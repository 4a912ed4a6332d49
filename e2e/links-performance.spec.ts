import { expect, test } from './fixtures';
import { waitUntilReady } from './ready';

test('placements are ranked, imported from CSV and opened in reports @quick', async ({ page }) => {
  const rows = await page.request.get('/api/ledger/summary?range=last-28-days&group=link&top=1&subids1=none');
  await page.goto('/links/performance?range=last-28-days');
  await waitUntilReady(page);
  await expect(page.getByRole('link', { name: 'Performance' })).toHaveAttribute('aria-current', 'page');
  const table = page.getByRole('grid', { name: 'Placements' });
  await expect(table.getByText('Not created here').first()).toBeVisible();
  expect(rows.ok()).toBe(true);
  // This page's sync has added rows since.
  const summary = await page.request.get(
    '/api/ledger/summary?range=last-28-days&group=link&top=1&subids1=none',
  );
  const link: string = (await summary.json()).currencies[0].groups[0].key;

  await page.getByRole('button', { name: 'Import links' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import links' });
  await dialog.getByLabel('Lines').fill(`${link},winter-guide\n${link},again`);
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(dialog.getByRole('list', { name: 'Problems' })).toHaveText('Line 2, link: repeats line 1');
  await dialog.getByLabel('Lines').fill(`link,subid1\n${link},winter-guide`);
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(dialog).toBeHidden();

  const placement = table.getByRole('row', { name: /winter-guide/ });
  await expect(placement).toBeVisible();
  await placement.click();
  await expect(page).toHaveURL(/\/reports\?.*subids1=winter-guide/);
  await expect(page).toHaveURL(/range=last-28-days/);
  await expect(page.getByRole('grid', { name: /^Figures by link/ })).toBeVisible();
});
