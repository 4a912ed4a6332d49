import { signUp } from './account';
import { expect, signedOut as test } from './fixtures';

test('settings are copied to another workspace, once @quick', async ({ page }) => {
  await signUp(page, 'Cora Copier');
  const goal = { metric: 'sales', currency: 'USD', period: '2026-12', target: '400' };
  const status = await page.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json' };
    return (await fetch('/api/goals', { method: 'POST', headers, body: JSON.stringify(body) })).status;
  }, goal);
  expect(status).toBe(200);
  await page.goto('/workspaces/new');
  await page.getByLabel('Name', { exact: true }).getByRole('textbox').fill('Second shop');
  await page.getByRole('button', { name: 'Create workspace' }).click();
  await page.waitForURL((url) => url.pathname !== '/workspaces/new');

  await page.goto('/workspaces');
  await page.getByRole('button', { name: 'Copy settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Copy settings' });
  await dialog.getByLabel('From').selectOption({ label: 'Cora Copier’s workspace' });
  await dialog.getByRole('button', { name: 'Show what is copied' }).click();
  await expect(dialog.getByRole('status')).toContainText('Goals: 1 will be copied');
  await dialog.getByRole('button', { name: 'Copy 1 setting' }).click();
  await expect(dialog.getByRole('status')).toContainText('Goals: 1 copied');
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();

  await page.getByRole('button', { name: 'Copy settings' }).click();
  await dialog.getByLabel('From').selectOption({ label: 'Cora Copier’s workspace' });
  await dialog.getByRole('button', { name: 'Show what is copied' }).click();
  await expect(dialog.getByRole('status')).toContainText('1 exists there already: 400.00 USD sales');
  await expect(dialog.getByRole('button', { name: 'Nothing to copy' })).toBeDisabled();
});
