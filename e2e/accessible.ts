import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { expect } from './fixtures';

export const sizes = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
};

/**
 * Expects no axe violations in the page, or in the part that `within` selects. Uses the light theme unless a test asks
 * for dark: `tokens.test.ts` checks the contrast of both themes, and no other rule depends on the theme.
 */
export async function expectAccessible(
  page: Page,
  { within = 'html', colorScheme = 'light' }: { within?: string; colorScheme?: 'light' | 'dark' } = {},
): Promise<void> {
  // After client-side navigation, the title updates later than the page.
  await expect(page).toHaveTitle(/./);
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  // Legacy mode only skips cross-origin frames. Our pages have none.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.include(within).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

/** Expects no horizontal overflow. */
export async function expectNoSideways(page: Page): Promise<void> {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wider).toBeLessThanOrEqual(0);
}

/**
 * Expects no axe violations and no horizontal overflow on a desktop and on a phone. Phones show the same components,
 * except for the frame, which `accessible.spec.ts` covers.
 */
export async function expectToLookRight(page: Page): Promise<void> {
  await page.setViewportSize(sizes.phone);
  await expectNoSideways(page);
  await page.setViewportSize(sizes.desktop);
  await expectNoSideways(page);
  await expectAccessible(page);
}

/** Controls less than 44 px high, including their labels. A table row counts as one control. */
const listSmall = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const pressed = [
      ...main.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary'),
    ];
    return pressed
      .filter(
        (part) => part.checkVisibility({ visibilityProperty: true }) && !part.closest('[role="grid"] tbody'),
      )
      .map((part) => {
        const labels = part instanceof HTMLInputElement ? [...(part.labels ?? [])] : [];
        const heights = [part, ...labels].map((each) => each.getBoundingClientRect().height);
        return { name: part.ariaLabel ?? part.textContent, height: Math.round(Math.max(...heights)) };
      })
      .filter(({ height }) => height < 44);
  });

/** Expects controls high enough for touch. The page must have a finger, that is `hasTouch`. */
export const expectFingerSized = async (page: Page): Promise<void> => {
  expect(await listSmall(page)).toEqual([]);
};
