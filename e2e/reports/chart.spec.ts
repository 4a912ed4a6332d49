import type { Locator } from 'playwright/test';
import { addDays, eachDay } from '@/lib/data/terms/days';
import { english } from '@/lib/testing/english';
import { expectNoSideways, sizes } from '../accessible';
import { expect, test } from '../fixtures';
import { waitUntilComplete } from './look';
import { pastDays } from './walk-rows';

const range = pastDays();
const days = eachDay(range);

/** The position of a day on the axis. */
async function pointAt(plot: Locator, at: number): Promise<{ x: number; y: number }> {
  const box = await plot.boundingBox();
  if (!box) throw new Error('The chart is drawn.');
  return { x: box.x + (at / (days.length - 1)) * box.width, y: box.y + box.height / 2 };
}

test('a click on a chart opens the day under it, without a prior mouse move', async ({ page }) => {
  await page.goto(`/overview?from=${range.from}&to=${range.to}`);
  await waitUntilComplete(page);
  const plot = page.getByRole('application', { name: /^Sales by day/ });
  await plot.scrollIntoViewIfNeeded();
  const { x, y } = await pointAt(plot, 5);
  await page.evaluate(
    ([clientX, clientY]) =>
      document
        .elementFromPoint(clientX, clientY)
        ?.dispatchEvent(new MouseEvent('click', { clientX, clientY, bubbles: true })),
    [x, y] as const,
  );
  await expect(page).toHaveURL(new RegExp(`/reports\\?.*from=${addDays(range.from, 5)}`));
});

test('an index of several currencies fits a phone', async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  await page.goto(`/reports?from=${range.from}&to=${range.to}&currency=all&index=true`);
  await expect(page.getByRole('combobox', { name: 'Base of the index' })).toBeAttached();
  await expectNoSideways(page);
});

test('arrow keys read a chart day by day, and Enter opens one', async ({ page }) => {
  await page.goto(`/overview?from=${range.from}&to=${range.to}`);
  await waitUntilComplete(page);
  const plot = page.getByRole('application', { name: /^Sales by day/ });
  await plot.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(plot.getByRole('status')).toContainText(english.format.dayLong(addDays(range.from, 1)));
  await expect(plot).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/reports\\?.*from=${addDays(range.from, 1)}`));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the first tap on a chart shows a day, and the second opens it', async ({ page }) => {
    await page.goto(`/overview?from=${range.from}&to=${range.to}`);
    await waitUntilComplete(page);
    const plot = page.getByRole('application', { name: /^Sales by day/ });
    await plot.scrollIntoViewIfNeeded();
    const { x, y } = await pointAt(plot, days.length - 4);
    await page.touchscreen.tap(x, y);
    await expect(plot.getByRole('status')).not.toBeEmpty();
    await expect(page).toHaveURL(/\/overview/);
    await page.touchscreen.tap(x, y);
    await expect(page).toHaveURL(new RegExp(`/reports\\?.*from=${addDays(range.to, -3)}`));
  });
});
