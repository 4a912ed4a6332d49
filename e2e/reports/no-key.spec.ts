import { randomUUID } from 'node:crypto';
import { expect, signedOut as test } from '../fixtures';

test('a workspace without a key is told which one it needs', async ({ page }) => {
  await page.goto('/sign-up');
  await page.getByLabel('Your name').fill('Nobody yet');
  await page.getByLabel('E-mail').fill(`${randomUUID()}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery staple');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/sign-up'));
  for (const path of [
    '/overview',
    '/reports',
    '/reports/clicks',
    '/reports/brb',
    '/program/lookup',
    '/settings/data',
  ]) {
    await page.goto(path);
    await expect(page.getByText('A seller key opens this page')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open connections' })).toBeVisible();
  }
});
