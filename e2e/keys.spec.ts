import { addSellerKey, signUp } from './account';
import { expect, signedOut as test } from './fixtures';
import { admin } from './servers';

test('a key is added, works, is replaced and removed @http', async ({ page }) => {
  await signUp(page, 'Key Keeper');
  await addSellerKey(page, ` ${admin.sellerKey}\n`);
  await expect(page.getByText('In use')).toBeVisible();
  await expect(page.getByText(/Last worked/)).toBeVisible();
  await expect(page.locator('main')).not.toContainText(admin.sellerKey);
  await page.goto('/brands');
  await expect(page.getByRole('grid', { name: 'Brands' })).toBeVisible();

  await page.goto('/settings/connections');
  await page.getByRole('button', { name: /^Replace / }).click();
  await page.getByLabel('API key').fill(admin.sellerKey);
  await page.getByRole('button', { name: 'Check and replace' }).click();
  await expect(page.getByText('The key was replaced')).toBeVisible();
  await page.getByRole('button', { name: /^Remove / }).click();
  await page.getByRole('button', { name: 'Remove key' }).click();
  await expect(page.getByText('No seller key yet')).toBeVisible();
  await page.goto('/brands');
  await expect(page.getByText('Add a seller key to see this page')).toBeVisible();
});
