import { expect, test } from './fixtures';

test('columns are widened, dragged and moved by pointer and by keyboard, and stay so', async ({ page }) => {
  await page.goto('/brands');
  const head = page.getByRole('grid').getByRole('columnheader');
  const names = () =>
    head.getByRole('button', { name: /^(Marketplace|Activity|Sales, USD)$/ }).allTextContents();
  const asGiven = ['Marketplace', 'Activity', 'Sales, USD'];
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
  await expect.poll(names).toEqual(['Activity', 'Marketplace', 'Sales, USD']);
  await page.getByRole('button', { name: 'Options of Activity' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Move right' }).press('Enter');
  await expect.poll(names).toEqual(asGiven);

  const width = await handle.getAttribute('aria-valuenow');
  await page.reload();
  await expect(handle).toHaveAttribute('aria-valuenow', width ?? '');
});

const narrow = (ids: string[]) => `table=w:${ids.map((id) => `${id}.64`).join('.')}`;

for (const [path, ids] of [
  ['/products', ['price', 'sales', 'commission', 'clicks', 'rate', 'effectiveRate']],
  ['/reports', ['share', 'sales', 'commission', 'clicks', 'conversions']],
] as const) {
  test(`${path}: a number that has no room keeps its first digits and ends in dots`, async ({ page }) => {
    test.slow();
    await page.goto(`${path}?${narrow([...ids])}`);
    const grid = page.getByRole('grid');
    await expect(grid.getByRole('gridcell', { name: /\d/ }).first()).toBeVisible({ timeout: 60_000 });
    const cut = await grid.evaluate((table) => {
      const range = document.createRange();
      return [...table.querySelectorAll('tbody td.justify-end')].flatMap((cell) => {
        range.selectNodeContents(cell);
        const { left } = range.getBoundingClientRect();
        return left < cell.getBoundingClientRect().left ? [cell.textContent] : [];
      });
    });
    expect(cut).toEqual([]);
    const dots = await grid.evaluate(
      (table) =>
        [...table.querySelectorAll('tbody td.justify-end .truncate')].filter(
          (text) => text.scrollWidth > text.clientWidth,
        ).length,
    );
    expect(dots).toBeGreaterThan(0);
  });
}
