import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures';

export const sizes = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
};

/**
 * Expects no axe violation in the page, or in the part of it that `within` selects. The page is light unless a test
 * asks for dark: `tokens.test.ts` proves the contrast of both themes, and no other rule depends on the theme.
 */
export async function expectAccessible(
  page: Page,
  { within = 'html', colorScheme = 'light' }: { within?: string; colorScheme?: 'light' | 'dark' } = {},
): Promise<void> {
  // Within the app the title follows the page.
  await expect(page).toHaveTitle(/./);
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  // Legacy mode only leaves out frames of other origins. No page has a frame.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.include(within).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

/** Expects that nothing is wider than the window. */
export async function expectNoSideways(page: Page): Promise<void> {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wider).toBeLessThanOrEqual(0);
}

/**
 * Expects no axe violation, and no sideways scrolling on a desktop and on a phone. Phones show the same parts, except for
 * the frame: `accessible.spec.ts` covers that one.
 */
export async function expectToLookRight(page: Page): Promise<void> {
  await page.setViewportSize(sizes.phone);
  await expectNoSideways(page);
  await page.setViewportSize(sizes.desktop);
  await expectNoSideways(page);
  await expectAccessible(page);
}
