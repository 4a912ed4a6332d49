import { nextMonth, previousMonth } from '@/features/closing/month';
import { toDay } from '@/lib/data/days';
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
