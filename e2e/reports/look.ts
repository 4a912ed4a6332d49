import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export const grounds = { light: 'rgb(247, 248, 250)', dark: 'rgb(13, 14, 18)' };

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** Waits until every row of what is shown has been read. */
export async function waitUntilComplete(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /^complete ·/ })).toBeVisible({ timeout: 45_000 });
}

/** No axe violation and no sideways scrolling, in both themes, on a desktop and a phone. */
export async function expectToLookRight(page: Page): Promise<void> {
  for (const viewport of sizes) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expect(page.locator('html')).toHaveCSS('background-color', grounds[colorScheme]);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    }
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(sideways).toBeLessThanOrEqual(0);
  }
}
