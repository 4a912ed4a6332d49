import { toDay } from '@/lib/data/terms/days';
import { nextMonth, previousMonth } from '@/lib/data/terms/month';
import { expect, test } from '../fixtures';

const month = previousMonth(toDay(new Date()).slice(0, 7));

test('a closed month keeps its figures, and the next one counts corrections since', async ({ page }) => {
  await page.goto(`/reports/closing?month=${month}&currency=USD`);
  const later = page.getByRole('region', { name: 'Changed since closing' });
  await expect(later.getByRole('listitem')).toHaveCount(1);
  const brand = later.getByRole('button');
  const name = (await brand.textContent()) ?? '';
  await brand.click();
  const changes = page.getByRole('dialog').getByRole('table', { name: 'Changed rows' });
  await expect(changes.getByRole('row').filter({ hasText: 'Commission' })).toHaveCount(1);
  await page.keyboard.press('Escape');

  await page.goto(`/reports/closing?month=${nextMonth(month)}&currency=USD`);
  await expect(page.getByRole('rowgroup').filter({ hasText: /^Adjustments from/ })).toContainText(name);
});

test('a month is closed in all currencies with one confirmation @quick', async ({ page }) => {
  test.slow();
  await page.goto(`/reports/closing?month=${month}&currency=EUR`);
  const grid = page.getByRole('table', { name: 'Months by currency' });
  const row = grid.getByRole('row').filter({ has: page.locator('[aria-pressed="true"]') });
  const closed = row.getByRole('button', { name: /Closed$/ });
  await expect(closed).toHaveCount(1);
  // Enabled once all days of the month are loaded.
  await expect(page.getByRole('button', { name: 'Close month' })).toBeEnabled();
  const left = await row.getByRole('button', { name: /: To close/ }).count();
  expect(left).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'Close month' }).click();
  const dialog = page.getByRole('dialog', { name: /^Close / });
  await expect(
    dialog.getByRole('list', { name: 'Commission by currency' }).getByRole('listitem'),
  ).toHaveCount(left);
  const close = dialog.getByRole('button', { name: `Close ${left} currencies` });
  await close.click();
  await expect(dialog.getByText('Confirm this, or close the month later.')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Close although figures may still change' }).check();
  await close.click();
  await expect(dialog).toBeHidden();
  await expect(closed).toHaveCount(1 + left);
});
