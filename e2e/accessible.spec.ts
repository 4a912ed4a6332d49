import type { Locator, Page } from 'playwright/test';
import { expectAccessible, expectToLookRight, sizes } from './accessible';
import { chooseInChart } from './choose-in-chart';
import { expect, signedOut, test } from './fixtures';
import { waitUntilReady } from './ready';
import { grounds } from './reports/look';

for (const path of ['/overview', '/reports', '/products', '/brands', '/links']) {
  test(`${path} is accessible in the dark theme`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (path !== '/links') {
      await expect(page.getByRole('button', { name: /^All loaded / })).toBeVisible({ timeout: 120_000 });
    }
    await expect(page.locator('html')).toHaveCSS('background-color', grounds.dark);
    await expectAccessible(page, { colorScheme: 'dark' });
  });
}

/** Follows a link to the page of what it names, and waits for the page's title, which arrives last. */
async function openLink(page: Page, link: Locator): Promise<void> {
  const list = page.url();
  let name = '';
  // While a list is read for the first time, rows may move under the pointer.
  await expect(async () => {
    if (page.url() === list) {
      name = await link.innerText();
      await link.click({ timeout: 5_000 });
    }
    await expect.poll(() => page.title(), { timeout: 10_000 }).toContain(name);
  }).toPass();
}

for (const [list, section] of [
  ['/brands', 'Creator-program campaigns'],
  ['/program?statuses=DELIVERING', 'Budget and pace'],
] as const) {
  test(`one out of ${list} is accessible on a desktop and on a phone`, async ({ page }) => {
    test.slow();
    await page.goto(list);
    await openLink(page, page.getByRole('grid').getByRole('rowheader').first().getByRole('link'));
    await expect(page.getByRole('heading', { name: section })).toBeVisible();
    await expect(page.getByRole('figure').first()).toBeVisible();
    await expectToLookRight(page);
  });
}

test('a creator’s page and their scorecard are accessible', async ({ page }) => {
  test.slow();
  await page.goto('/program/creators?claimed=true');
  await openLink(page, page.getByRole('grid').getByRole('row').nth(1).getByRole('link').first());
  await expect(page.getByRole('columnheader', { name: /^Program/ }).first()).toBeVisible();
  await expectToLookRight(page);
});

test('the drawer of a product is accessible, its chart as a table too', async ({ page }) => {
  test.slow();
  await page.goto('/products');
  await page.getByRole('grid').getByRole('rowheader').first().click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText('Creators who sell it')).toBeVisible();
  await expectToLookRight(page);
  await chooseInChart(drawer.getByRole('figure').first(), 'Show as table');
  await expectAccessible(page);
});

/** The focused part of the page, if something else is drawn over its middle. */
const readCovered = (page: Page) =>
  page.evaluate(() => {
    const part = document.activeElement;
    if (!part || part === document.body) return null;
    const { left, top, width, height } = part.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    return seen && (part.contains(seen) || seen.contains(part)) ? null : part.outerHTML;
  });

test('the keyboard reaches nothing below the header or below the button of a form', async ({ page }) => {
  // A desktop at 200 %.
  await page.setViewportSize({ width: 720, height: 450 });
  await page.goto('/links');
  await waitUntilReady(page);
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let stop = 0; stop < 40; stop++) {
      await page.keyboard.press(key);
      expect(await readCovered(page)).toBeNull();
    }
  }
});

test('the frame is accessible on a phone, its navigation open too', async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  await page.goto('/overview');
  await waitUntilReady(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await expect(page.getByRole('dialog', { name: 'Navigation' })).toBeVisible();
  await expectAccessible(page, { within: 'dialog[open]' });
});

test('overlays of a list are accessible', async ({ page }) => {
  await page.goto('/products');
  await expect(page.getByText(/^[\d,]+ products$/)).toBeVisible();
  for (const [name, content] of [
    ['Filter', page.getByRole('menuitem', { name: 'Brand' })],
    ['Columns', page.getByText('Reset columns')],
    ['Saved views', page.getByRole('menuitem', { name: 'Save this view…' })],
    [/UTC/, page.getByRole('grid', { name: /\d{4}/ }).first()],
    [/^All loaded /, page.getByText('Report rows')],
  ] as const) {
    await page
      .getByRole('button', { name, exact: typeof name === 'string' })
      .first()
      .click();
    await expect(content).toBeVisible();
    await expectAccessible(page, { within: ':popover-open' });
    await page.keyboard.press('Escape');
    await expect(content).toBeHidden();
  }
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await expectAccessible(page, { within: 'dialog[open]' });
});

signedOut('the API reference is accessible, an operation and the keys open', async ({ page }) => {
  test.slow();
  await page.goto('/docs/api');
  await page
    .getByRole('button', { name: /A brand by its id/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Execute' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Authorize', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Close' }).first()).toBeVisible();
  await expectAccessible(page);
});
