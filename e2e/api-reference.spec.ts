import { expect, signedOut } from './fixtures';

signedOut(
  'an address opens one operation of the API reference, and names the one opened',
  async ({ page }) => {
    await page.goto('/docs/api#getBrand');
    const brand = page.getByRole('button', { name: /A brand by its id/ }).first();
    await expect(brand).toHaveAttribute('aria-expanded', 'true');
    await expect(brand).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Execute' })).toHaveCount(1);
    await brand.click();
    await expect(page).toHaveURL(/\/docs\/api$/);
    await brand.click();
    await expect(page).toHaveURL(/#getBrand$/);
  },
);
