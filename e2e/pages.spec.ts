import type { Page } from 'playwright/test';
import { de } from '@/lib/language/messages/de';
import { ja } from '@/lib/language/messages/ja';
import { expectAccessible, expectFingerSized, expectNoSideways, sizes } from './accessible';
import { listEnglish, readTexts } from './english';
import { expect, test } from './fixtures';
import { itemPages, plainPages } from './pages';
import { waitUntilReady } from './ready';

test.use({ viewport: sizes.phone, hasTouch: true });

const openers = [
  ...plainPages.map((route) => ({ route, open: (page: Page) => page.goto(route) })),
  ...itemPages.map(({ route, list }) => ({
    route,
    open: async (page: Page) => {
      await page.goto(list);
      const link = page.getByRole('grid').getByRole('rowheader').first().getByRole('link');
      await page.goto((await link.getAttribute('href')) ?? '');
    },
  })),
];

/** Opens a page on a phone. Rows become taller for touch after hydration. */
async function openReady(page: Page, open: (page: Page) => Promise<unknown>): Promise<string[]> {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  await open(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await waitUntilReady(page);
  return errors;
}

/** On a phone, then on a desktop. */
async function expectTranslated(page: Page, locale: string, english: ReadonlySet<string>): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${locale.slice(0, 2)}`));
  for (const size of [sizes.phone, sizes.desktop]) {
    await page.setViewportSize(size);
    const texts = await readTexts(page);
    expect(texts.filter((text) => english.has(text))).toEqual([]);
    await expectNoSideways(page);
  }
}

/** Expects a light page without navigation, as wide as landscape A4 between its margins. */
async function expectPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.setViewportSize({ width: 1031, height: 703 });
  await expectNoSideways(page);
}

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });
  const english = new Set(listEnglish(de));

  for (const { route, open } of openers) {
    test(`${route} fits fingers, screens and paper, and is accessible and translated @quick`, async ({
      page,
    }) => {
      test.slow();
      const errors = await openReady(page, open);
      await expectFingerSized(page);
      await expectTranslated(page, 'de-DE', english);
      await expect(page.locator('body')).toContainText(/Übersicht/);
      await expectAccessible(page);
      await expectPaper(page);
      expect(errors).toEqual([]);
    });
  }
});

test.describe('in Japanese', () => {
  test.use({ locale: 'ja-JP' });
  const english = new Set(listEnglish(ja));

  for (const { route, open } of openers) {
    test(`${route} fits screens and is translated`, async ({ page }) => {
      const errors = await openReady(page, open);
      await expectTranslated(page, 'ja-JP', english);
      await expect(page.locator('body')).toContainText(/概要/);
      expect(errors).toEqual([]);
    });
  }
});
