import { addDays, toDay } from '@/lib/data/terms/days';
import { expect, test } from '../fixtures';
import { waitUntilReady } from '../ready';

test('a named range stays relative in the URL and in a saved view, and chosen days stay fixed', async ({
  page,
}, info) => {
  const name = `Quarter back ${info.project.name} ${info.workerIndex} ${Date.now()}`;
  await page.goto('/reports?from=2026-01-05&to=2026-01-25');
  await waitUntilReady(page);
  const picker = page.getByRole('button', { name: /UTC$/ });
  await expect(picker).toHaveText('Jan 5 – 25, 2026 UTC');
  await picker.click();
  await page
    .getByRole('dialog', { name: 'Date range' })
    .getByRole('button', { name: 'Last 90 days' })
    .click();
  await expect(page).toHaveURL(/\?range=last-90-days$/);
  await expect(picker).toHaveText(/^Last 90 days.* 20\d\d UTC$/);
  await page.getByRole('button', { name: 'Saved views', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Save this view…' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Save view' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goto('/reports');
  await page.getByRole('button', { name: 'Saved views', exact: true }).click();
  await page.getByRole('menuitemradio', { name }).click();
  await expect(page).toHaveURL(/\?range=last-90-days$/);
  const today = toDay(new Date());
  const answer = await page.request.get('/api/ledger/summary?range=last-90-days');
  expect(await answer.json()).toMatchObject({ range: { from: addDays(today, -89), to: today } });
  await picker.click();
  await page.getByRole('dialog', { name: 'Date range' }).getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(new RegExp(`\\?from=${addDays(today, -89)}&to=${today}$`));
});

test.describe('weeks start according to the browser’s language', () => {
  for (const [locale, first] of [
    ['en-US', 0],
    ['en-GB', 1],
  ] as const) {
    test(`on day ${first} in ${locale}`, async ({ browser, storageState, baseURL }) => {
      const context = await browser.newContext({ locale, storageState, ...(baseURL ? { baseURL } : {}) });
      const page = await context.newPage();
      await page.goto('/reports?range=last-week');
      await waitUntilReady(page);
      await page.getByRole('button', { name: /UTC$/ }).click();
      const dialog = page.getByRole('dialog', { name: 'Date range' });
      await dialog.getByRole('button', { name: 'Apply' }).click();
      await expect(page).toHaveURL(/from=/);
      const from = new URL(page.url()).searchParams.get('from') ?? '';
      expect(new Date(from).getUTCDay()).toBe(first);
      await context.close();
    });
  }
});
