import { expect, test } from './fixtures';
import { waitUntilReady } from './ready';

test('a recruit is added, dragged to another stage, and moved on with the keyboard @quick', async ({
  page,
}) => {
  test.slow();
  const name = `Tove ${Date.now()}`;
  await page.goto('/desk');
  await waitUntilReady(page);
  await page.getByRole('button', { name: 'Add partner' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Kind').selectOption('Recruit without a partnership');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Add partner' }).click();
  await expect(dialog).toHaveCount(0);

  const stage = (title: string) => page.getByRole('region', { name: title, exact: true });
  const cardIn = (title: string) => stage(title).getByRole('article').filter({ hasText: name });
  await cardIn('Prospect').dragTo(stage('Agreed'), { targetPosition: { x: 100, y: 20 } });
  await expect(page.getByText(`${name} is now in Agreed`)).toBeVisible();
  await expect(cardIn('Agreed')).toBeVisible();
  await expect(cardIn('Prospect')).toHaveCount(0);

  await cardIn('Agreed').getByRole('button', { name, exact: true }).press('Shift+ArrowLeft');
  await expect(cardIn('Contacted')).toBeVisible();
  await expect(cardIn('Contacted').getByRole('button', { name, exact: true })).toBeFocused();
  await page.reload();
  await expect(cardIn('Contacted')).toBeVisible();
});
