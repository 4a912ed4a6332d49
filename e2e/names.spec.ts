import { expect, signedOut } from './fixtures';

signedOut(
  'who signs up can rename themselves and their workspace, and others can look it up',
  async ({ page }, info) => {
    await page.goto('/sign-up');
    await page.getByLabel('Your name').fill('Lin');
    await page.getByLabel('E-mail').fill(`lin-${info.project.name}-${Date.now()}@example.com`);
    await page.getByLabel('Password').fill('four words in a row');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.waitForURL((url) => url.pathname !== '/sign-up');

    await page.goto('/settings/account');
    const name = page.getByRole('region', { name: 'Your name' });
    await name.getByLabel('Name').fill('');
    await name.getByRole('button', { name: 'Save name' }).click();
    await expect(name.getByText('Enter your name')).toBeVisible();
    await expect(name.getByLabel('Name')).toBeFocused();
    await name.getByLabel('Name').fill('Lin Abara');
    await name.getByRole('button', { name: 'Save name' }).click();
    await expect(page.getByText(/^Lin Abara · /)).toBeVisible();

    await page.goto('/settings/members');
    const workspace = page.getByRole('region', { name: 'Workspace name' });
    await workspace.getByLabel('Name').fill('Harbor Kitchen');
    await workspace.getByRole('button', { name: 'Save name' }).click();
    await expect(page.getByText('People in Harbor Kitchen, and what they may do.')).toBeVisible();
    await page.goto('/settings/audit');
    await expect(page.getByText('Lin’s workspace to Harbor Kitchen')).toBeVisible();
    await expect(page.getByText('Lin to Lin Abara')).toBeVisible();
  },
);
