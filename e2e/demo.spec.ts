import { expect, signedOut, signIn, test } from './fixtures';

signedOut('the demo explains itself until its note is closed', async ({ page }) => {
  await signIn(page, 'embedded');
  const note = page.getByText('Everyone who opens the demo shares this workspace.');
  await expect(note).toBeVisible();
  await page.getByRole('button', { name: 'Got it' }).click();
  await expect(note).toBeHidden();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Sales', exact: true })).toBeVisible();
  await expect(note).toHaveCount(0);
});

test('a “?” explains each metric in one sentence', async ({ page }) => {
  await page.goto('/overview');
  await page.getByRole('button', { name: 'What is Conversions?' }).click();
  await expect(page.getByRole('dialog', { name: 'About Conversions' })).toHaveText(
    'Purchases after a click.',
  );
  await page.goto('/products');
  await page.getByRole('button', { name: 'Options of Conversion' }).click();
  await expect(page.getByRole('menu')).toContainText('Conversions per click.');
});
