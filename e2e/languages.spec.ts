import type { Page } from '@playwright/test';
import { de } from '@/lib/language/messages/de';
import { en } from '@/lib/language/messages/en';
import { ja } from '@/lib/language/messages/ja';
import { expect, signedOut, test } from './fixtures';
import { waitUntilReady } from './ready';

const pages = [
  '/overview',
  '/products',
  '/brands',
  '/creators',
  '/program',
  '/program/creators',
  '/program/lookup',
  '/reports',
  '/reports/clicks',
  '/reports/brb',
  '/reports/profit',
  '/reports/closing',
  '/links',
  '/links/batch',
  '/links/history',
  '/links/performance',
  '/links/earnings',
  '/settings/connections',
  '/settings/members',
  '/settings/margins',
  '/settings/currencies',
  '/settings/data',
  '/settings/account',
  '/settings/appearance',
  '/settings/audit',
  '/links/help',
];

type Tree = { readonly [key: string]: string | Tree };

const listTexts = (tree: Tree): string[] =>
  Object.values(tree).flatMap((value) => (typeof value === 'string' ? [value] : listTexts(value)));

/** English sentences that another language translates differently. Single words may be names in the data. */
function listEnglish(other: Tree): string[] {
  const [ours, theirs] = [listTexts(en), listTexts(other)];
  const same = new Set(theirs);
  return ours.filter((text) => /\S \S/.test(text) && !/[{<]/.test(text) && !same.has(text));
}

/** All text of a page, including accessible names. */
const readTexts = (page: Page): Promise<string[]> =>
  page.locator('body').evaluate((body) => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      if (!walker.currentNode.parentElement?.closest('script, style'))
        texts.push(walker.currentNode.textContent ?? '');
    }
    for (const part of body.querySelectorAll('[aria-label], [placeholder], [title]')) {
      for (const name of ['aria-label', 'placeholder', 'title']) texts.push(part.getAttribute(name) ?? '');
    }
    return texts.map((text) => text.trim());
  });

for (const [locale, messages, navigation] of [
  ['de-DE', de, /Übersicht/],
  ['ja-JP', ja, /概要/],
] as const) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });
    const english = new Set(listEnglish(messages));

    for (const path of pages) {
      test(`${path} has no English, and nothing is truncated or logged`, async ({ page }) => {
        const errors: string[] = [];
        page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
        page.on('pageerror', (error) => errors.push(error.message));
        await page.goto(path);
        await waitUntilReady(page);
        for (const width of [1440, 390]) {
          await page.setViewportSize({ width, height: 900 });
          const texts = await readTexts(page);
          expect(texts.filter((text) => english.has(text))).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        }
        await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${locale.slice(0, 2)}`));
        await expect(page.locator('body')).toContainText(navigation);
        expect(errors).toEqual([]);
      });
    }
  });
}

test('a chosen language stays until the user returns to the browser’s', async ({ page }) => {
  await page.goto('/settings/appearance');
  await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Deutsch' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.goto('/overview');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(de.pages.overview);
  await page.goto('/settings/appearance');
  await page.getByRole('combobox', { name: 'Sprache' }).selectOption({ index: 0 });
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(page.getByRole('combobox', { name: 'Language' })).toBeVisible();
});

signedOut.describe('before signing in', () => {
  signedOut.use({ locale: 'de-AT' });
  signedOut('the sign-in page speaks the browser’s language', async ({ page }) => {
    await page.goto('/sign-in');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-AT');
    await expect(page.getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible();
  });
});
