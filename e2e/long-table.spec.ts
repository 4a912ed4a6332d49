import type { Locator } from 'playwright/test';
import { expect, test } from './fixtures';

/** A catalog of thousands, whose rows are virtualized. */
test.beforeEach(async ({ page }) => {
  test.slow();
  await page.goto('/products?table=d:normal');
  await expect(page.getByText(/^[\d,]+ products$/)).toBeVisible();
});

const scrollTo = (grid: Locator, top: number, left: number) =>
  grid.evaluate((table, offsets) => table.scrollTo(offsets), { top, left });

/** Rendering errors: parts of the view without cells, and cells not aligned with their header. */
const findFaults = (grid: Locator) =>
  grid.evaluate((table) => {
    const view = table.getBoundingClientRect();
    const top = view.top + (table.querySelector('thead')?.offsetHeight ?? 0);
    const bottom = view.bottom - (table.querySelector('tfoot')?.offsetHeight ?? 0);
    const faults: string[] = [];
    // Between the lines under the rows.
    for (let y = top + 10; y < bottom; y += 20) {
      for (let x = view.left + 60; x < view.right - 20; x += 40) {
        // The menu of a row lies over its name.
        const [cell] = document
          .elementsFromPoint(x, y)
          .map((part) => part.closest('tbody tr:not([inert]) > [aria-colindex]:not([data-actions])'))
          .filter((part) => part !== null);
        const column = cell?.getAttribute('aria-colindex');
        const header = table.querySelector(`thead [aria-colindex="${column}"]`);
        if (!cell || !header) faults.push(`nothing at ${x}, ${y}`);
        else if (Math.abs(header.getBoundingClientRect().left - cell.getBoundingClientRect().left) > 1)
          faults.push(`column ${column} at ${x}`);
      }
    }
    return faults;
  });

test('rows appear and cells align with their headers at any scroll position', async ({ page }) => {
  const grid = page.getByRole('grid', { name: 'Products' });
  const widest = await grid.evaluate((table) => table.scrollWidth);
  for (const [top, left] of [
    [0, 0],
    [400, 0],
    [30_000, 0],
    [30_300, widest],
    [29_000, 500],
    [0, 0],
  ] as const) {
    await scrollTo(grid, top, left);
    await expect.poll(() => findFaults(grid), `at ${top}, ${left}`).toEqual([]);
  }
});

test('a wheel scroll ends with all visible rows rendered', async ({ page }) => {
  const grid = page.getByRole('grid', { name: 'Products' });
  await grid.hover();
  for (let turn = 0; turn < 40; turn += 1) await page.mouse.wheel(0, 900);
  await expect.poll(() => grid.evaluate((table) => table.scrollTop)).toBeGreaterThan(30_000);
  await expect.poll(() => findFaults(grid)).toEqual([]);
});

test('keys reach the last column and row, and print shows every column', async ({ page }) => {
  const grid = page.getByRole('grid', { name: 'Products' });
  const last = grid.getByRole('columnheader').last();
  const columns = Number(await last.getAttribute('aria-colindex'));
  const rows = Number(await grid.getAttribute('aria-rowcount'));
  await grid.focus();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('End');
  const active = grid.locator('tbody [data-column][id]');
  await expect(active).toHaveAttribute('aria-colindex', String(columns));
  await expect(active).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Control+Home');
  await expect(active).toHaveAttribute('aria-colindex', '2');
  await expect(active).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Control+End');
  await expect(active).toHaveAttribute('aria-colindex', String(columns));
  await expect(active).toBeInViewport({ ratio: 1 });
  await expect(grid.locator(`tbody [aria-rowindex="${rows}"]`)).toBeInViewport();
  await page.emulateMedia({ media: 'print' });
  // All columns except the row's name and its checkbox.
  await expect(grid.locator('tbody tr').nth(3).getByRole('gridcell')).toHaveCount(columns - 2);
});
