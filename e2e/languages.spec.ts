import { de } from '@/lib/language/messages/de';
import { expect, signedOut, test } from './fixtures';

test('a chosen language stays until the user returns to the browser’s @quick', async ({ page }) => {
  await page.goto('/settings/appearance');
  await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Deutsch' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.goto('/overview');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(de.pages.overview);
  await page.goto('/settings/appearance');
  await page.getByRole('combobox', { name: 'Sprache' }).selectOption({ index: 0 });
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(page.getByRole('combobox', { name: 'Language' })).toBeVisible();
});

signedOut.describe('before signing in', () => {
  signedOut.use({ locale: 'de-AT' });
  signedOut('the sign-in page speaks the browser’s language', async ({ page }) => {
    await page.goto('/sign-in');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-AT');
    await expect(page.getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible();
  });
});
