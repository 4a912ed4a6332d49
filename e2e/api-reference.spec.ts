import { expect, signedOut, test } from './fixtures';

signedOut(
  'an address opens one operation of the API reference, and names the one opened @quick',
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

test('a trial key of the demo works in the API reference', async ({ page }) => {
  await page.goto('/docs/api');
  await page.getByRole('link', { name: 'Create a trial key' }).click();
  await page.getByRole('button', { name: 'Create trial seller key' }).click();
  const key = await page.getByLabel('Trial key').inputValue();
  expect(key).toMatch(/^sk_/);
  await page.getByRole('link', { name: 'Open API reference' }).click();
  await page.getByRole('button', { name: 'Authorize', exact: true }).click();
  // The seller's key comes first.
  await page.getByLabel('auth-bearer-value').first().fill(key);
  await page.getByRole('button', { name: 'Apply credentials' }).first().click();
  await page.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('button', { name: 'Brands of the seller' }).first().click();
  const answering = page.waitForResponse(/\/api\/seller\/v1\/brands/);
  await page.getByRole('button', { name: 'Execute' }).click();
  expect((await answering).status()).toBe(200);
});

test('the reference of our own API tries an operation with the session', async ({ page }) => {
  await page.goto('/docs/api');
  await page.getByRole('link', { name: 'Dashboard API' }).click();
  const operation = page.getByRole('button', { name: /Reads the reporting currency/ }).first();
  await operation.click();
  await expect(page).toHaveURL(/dashboard#getRatesReportingCurrency$/);
  const answering = page.waitForResponse(/\/api\/rates\/reporting-currency$/);
  await page.getByRole('button', { name: 'Execute' }).click();
  expect((await answering).status()).toBe(200);
  await expect(page.getByRole('button', { name: 'Authorize', exact: true })).toHaveCount(0);
});
