import type { Locator, Page } from 'playwright/test';
import { expect, test } from './fixtures';

test('columns are resized, dragged and moved by pointer and keyboard, and stay that way', async ({
  page,
}) => {
  await page.goto('/brands?table=d:normal');
  const head = page.getByRole('grid').getByRole('columnheader');
  const names = () =>
    head.getByRole('button', { name: /^(Marketplace|Activity|Sales, USD)$/ }).allTextContents();
  const asGiven = ['Sales, USD', 'Marketplace', 'Activity'];
  const marketplace = page.getByRole('columnheader', { name: 'Marketplace' });
  const handle = page.getByRole('separator', { name: 'Width of Marketplace' });
  await expect(page.getByRole('rowheader').first()).toBeVisible();

  const before = Number(await handle.getAttribute('aria-valuenow'));
  await handle.press('ArrowRight');
  await expect(handle).toHaveAttribute('aria-valuenow', String(before + 16));
  await handle.hover();
  await page.mouse.down();
  const box = await handle.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 8, { steps: 4 });
  await page.mouse.up();
  await expect
    .poll(async () => Number(await handle.getAttribute('aria-valuenow')))
    .toBeGreaterThan(before + 50);

  await expect.poll(names).toEqual(asGiven);
  await page.getByRole('columnheader', { name: 'Activity' }).dragTo(marketplace);
  await expect.poll(names).toEqual(['Sales, USD', 'Activity', 'Marketplace']);
  await page.getByRole('button', { name: 'Options of Activity' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Move right' }).press('Enter');
  await expect.poll(names).toEqual(asGiven);

  const width = await handle.getAttribute('aria-valuenow');
  await page.reload();
  await expect(handle).toHaveAttribute('aria-valuenow', width ?? '');
});

const setWidths = (ids: readonly string[], width: number) =>
  `table=w:${ids.map((id) => `${id}.${width}`).join('.')}`;

async function findFilledGrid(page: Page) {
  const grid = page.getByRole('grid');
  await expect(grid.getByRole('gridcell', { name: /\d/ }).first()).toBeVisible();
  return grid;
}

/** Number of truncated figures in a row. */
const countCut = (grid: Locator) =>
  grid.evaluate(
    (table) =>
      [...table.querySelectorAll('tbody td.justify-end .truncate.tabular')].filter(
        (text) => text.scrollWidth > text.clientWidth,
      ).length,
  );

const productFigures = ['price', 'sales', 'commission', 'clicks', 'rate', 'effectiveRate'];
const reportFigures = ['share', 'sales', 'commission', 'clicks', 'conversions'];

for (const [path, ids] of [
  ['/products?', productFigures],
  ['/products?finding=rate-differs&', productFigures],
  ['/reports?', reportFigures],
] as const) {
  test(`${path} a truncated number keeps its first digits and ends in an ellipsis`, async ({ page }) => {
    test.slow();
    await page.goto(`${path}${setWidths(ids, 64)}`);
    const grid = await findFilledGrid(page);
    await expect.poll(() => countCut(grid)).toBeGreaterThan(0);
    const cut = await grid.evaluate((table) => {
      const range = document.createRange();
      return [...table.querySelectorAll('tbody td.justify-end')].flatMap((cell) => {
        range.selectNodeContents(cell);
        const { left } = range.getBoundingClientRect();
        return left < cell.getBoundingClientRect().left ? [cell.textContent] : [];
      });
    });
    expect(cut).toEqual([]);
  });
}

test('in a narrow report column, the comparison is under the figure, and neither is cut', async ({
  page,
}) => {
  test.slow();
  await page.goto(`/reports?${setWidths(reportFigures, 140)}`);
  const grid = await findFilledGrid(page);
  const comparisons = grid.getByRole('gridcell').getByRole('img', { name: /against/ });
  await expect(comparisons.first()).toBeAttached();
  const hidden = await comparisons.evaluateAll(
    (marks) =>
      marks.filter((mark) => {
        const room = mark.closest('.truncate');
        return room !== null && room.scrollWidth > room.clientWidth;
      }).length,
  );
  expect(hidden).toBe(0);
  expect(await countCut(grid)).toBe(0);
});
