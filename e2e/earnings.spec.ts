import { expectToLookRight, sizes } from './accessible';
import { expect, test } from './fixtures';
import { waitUntilReady } from './ready';

test('earnings of one’s own links are shown by currency, day and link @quick', async ({ page }) => {
  test.slow();
  await page.goto('/links/earnings?range=last-90-days');
  await waitUntilReady(page);
  await expect(page.getByRole('link', { name: 'Your links' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByText(/^All loaded /)).toBeVisible();
  await expect(page.getByText(/may change until about/i)).toBeVisible();
  const table = page.getByRole('grid', { name: 'Your links' });
  const first = table.getByRole('row').nth(1);
  await expect(first).toContainText('$');
  const all = await (await page.request.get('/api/ledger/summary?range=last-90-days')).json();
  const own = await (await page.request.get('/api/ledger/earnings?range=last-90-days')).json();
  const clicksOf = (answer: typeof own) => answer.currencies[0].figures.clicks;
  expect(clicksOf(own)).toBeGreaterThan(0);
  expect(clicksOf(own)).toBeLessThan(clicksOf(all));
  await expect(page.getByRole('region', { name: 'Clicks' })).toContainText(
    clicksOf(own).toLocaleString('en-US'),
  );

  await page.getByRole('radio', { name: 'Sales' }).click();
  await expect(page.getByRole('figure', { name: 'Sales by day, USD' })).toBeVisible();
  await page.getByRole('radio', { name: 'GBP' }).click();
  await expect(page).toHaveURL(/currency=GBP/);
  await expect(first).toContainText('£');
  await expectToLookRight(page);

  // A phone shows two columns. A press opens the row.
  await page.setViewportSize(sizes.phone);
  await first.click();
  const details = page.getByRole('dialog');
  await expect(details.getByText('Conversion rate')).toBeVisible();
  await expectToLookRight(page);
});

test('days without sales say what will appear', async ({ page }) => {
  await page.goto('/links/earnings?from=2020-01-01&to=2020-01-02');
  await expect(page.getByText('No earnings in these days')).toBeVisible();
  await expectToLookRight(page);
});
