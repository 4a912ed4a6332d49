import { expect, test } from './fixtures';
import { waitUntilReady } from './ready';
import { nameFor, rowOf } from './rows';

test('selected creators become a group, which filters the list and groups a report @quick', async ({
  page,
}, info) => {
  test.slow();
  const name = nameFor(info, 'Top');
  await page.goto('/creators');
  await waitUntilReady(page);
  const boxes = page.getByRole('grid').getByRole('checkbox');
  await boxes.nth(1).check();
  await boxes.nth(2).check();
  await page.getByRole('button', { name: 'Add to group' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Group', { exact: true }).selectOption('New group');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Add to group' }).click();
  await expect(dialog).toHaveCount(0);

  await page.goto('/settings/groups');
  await waitUntilReady(page);
  const row = rowOf(page, name);
  await expect(row).toContainText('2 creators');
  await row.getByRole('button', { name: 'Show members' }).click();
  const members = page.getByRole('dialog').getByRole('list', { name: 'Members of the group' });
  await expect(members.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();

  await page.goto('/reports?group=creator_group');
  await waitUntilReady(page);
  await expect(page.getByRole('grid').getByText(name).first()).toBeVisible();
  await expect(page.getByRole('grid').getByText('In no creator group').first()).toBeVisible();
});
