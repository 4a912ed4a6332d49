import type { Locator } from 'playwright/test';
import { expect, test } from './fixtures';
import { grounds } from './reports/look';

test('a theme is chosen, stored, and rendered by the server', async ({ page, browser }) => {
  const root = page.locator('html');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/settings/appearance');
  const choice = page.getByRole('group', { name: 'Theme' });
  await expect(choice.getByRole('radio', { name: 'System' })).toBeChecked();
  await expect(root).toHaveCSS('background-color', grounds.light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root).toHaveCSS('background-color', grounds.dark);

  await page.emulateMedia({ colorScheme: 'light' });
  await choice.getByRole('radio', { name: 'Dark' }).check();
  await expect(root).toHaveCSS('background-color', grounds.dark);
  await page.getByRole('button', { name: 'Theme' }).click();
  await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked();

  const withoutScripts = await browser.newContext({
    storageState: await page.context().storageState(),
    javaScriptEnabled: false,
    colorScheme: 'light',
  });
  const still = await withoutScripts.newPage();
  await still.goto(page.url());
  await expect(still.locator('html')).toHaveCSS('background-color', grounds.dark);
  await expect(still.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await withoutScripts.close();

  await page.getByRole('menuitemradio', { name: 'System' }).click();
  await expect(root).toHaveCSS('background-color', grounds.light);
  await expect(choice.getByRole('radio', { name: 'System' })).toBeChecked();
});

test('print is light in any theme', async ({ page }) => {
  await page.goto('/settings/appearance');
  await page.getByRole('group', { name: 'Theme' }).getByRole('radio', { name: 'Dark' }).check();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('main section').first()).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('selected segments, legends and hatches show in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  await page.goto(`/reports?from=${day(80)}&to=${day(1)}&grain=day`);
  const chart = page.getByRole('figure');
  await expect(chart.getByText('may change', { exact: true })).toBeVisible({ timeout: 90_000 });
  const style = (part: Locator, name: 'backgroundColor' | 'backgroundImage') =>
    part.evaluate((element, key) => getComputedStyle(element)[key], name);
  const segment = (name: string) => page.locator('label').filter({ hasText: new RegExp(`^${name}$`) });
  expect(await style(segment('Day'), 'backgroundColor')).not.toBe(
    await style(segment('Week'), 'backgroundColor'),
  );
  expect(await style(chart.locator('.hatched').first(), 'backgroundImage')).toContain('gradient');
  const swatch = chart.getByRole('button', { pressed: true }).first().locator('span').first();
  expect(await style(swatch, 'backgroundColor')).not.toBe(
    await style(page.locator('body'), 'backgroundColor'),
  );
});
