import { expectAccessible, expectNoSideways } from './accessible';
import { expect, test } from './fixtures';
import { create, openForm, subid1 } from './links-form';
import { waitUntilReady } from './ready';

const paths = [
  '/links',
  '/links/new?product=B0EXAMPLE1&subid1=caf%C3%A9',
  '/links/batch',
  '/links/history',
  '/links/history?view=subids',
  '/links/health',
  '/links/help',
];

for (const path of paths) {
  test(`has no accessibility violation on ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await waitUntilReady(page);
    await expectAccessible(page);
  });
}

test('fits a phone, with the button within a thumb’s reach', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openForm(page);
  const box = await create(page).boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
});

test('has no horizontal overflow on a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of paths) {
    await page.goto(path);
    await waitUntilReady(page);
    await expectNoSideways(page);
  }
});

test('a subid that is too long stays beside the second one', async ({ page }) => {
  await openForm(page);
  await subid1(page).fill('x'.repeat(300));
  await expect(page.getByText('Subid 1 can have at most 256 characters; this has 300.')).toBeVisible();
  const left = await subid1(page).boundingBox();
  const right = await page.getByRole('textbox', { name: /^Subid 2/ }).boundingBox();
  if (!left || !right) throw new Error('The fields are not visible.');
  expect(left.y).toBe(right.y);
  expect(left.x + left.width).toBeLessThan(right.x);
});
