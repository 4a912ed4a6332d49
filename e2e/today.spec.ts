import { expect, test } from './fixtures';

test('today says what to do, puts it away and shows it again @quick', async ({ page }) => {
  await page.goto('/overview');
  const card = page.getByRole('region', { name: 'Today' });
  await expect(card.getByRole('listitem').first()).toBeVisible();
  await card.getByRole('link', { name: 'All of today' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  const first = page.getByRole('region', { name: 'Today' }).getByRole('listitem').first();
  const text = (await first.getByRole('link').textContent()) ?? '';
  await first.getByRole('button', { name: /^Put away: / }).click();
  await page.getByRole('menuitem', { name: 'Until tomorrow' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Put away until' })).toBeVisible();
  await expect(page.getByRole('link', { name: text, exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: text, exact: true }).first()).toBeVisible();
});
