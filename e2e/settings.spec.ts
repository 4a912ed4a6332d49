import { readFile } from 'node:fs/promises';
import type { Browser, Page, Response } from 'playwright/test';
import { enter, fillAccount, password, signUp } from './account';
import { expect, signedOut as test } from './fixtures';

/** Another person in another browser. */
async function openOther(browser: Browser, baseURL: string | undefined): Promise<Page> {
  return (await browser.newContext({ baseURL })).newPage();
}

/** The answer to a change of a member. A page sends other things by itself. */
const isSaved = (response: Response) =>
  response.request().method() === 'PATCH' && new URL(response.url()).pathname.startsWith('/api/members/');

async function invite(page: Page, role: string): Promise<string> {
  await page.goto('/settings/members');
  await page.getByLabel('Role', { exact: true }).selectOption(role);
  await page.getByRole('button', { name: 'Create invite link' }).click();
  return page.getByLabel('Invitation link').inputValue();
}

test('a member joins by a link, is given a role, and is signed out at once when removed @quick', async ({
  page,
  browser,
  baseURL,
}) => {
  await signUp(page, 'Olga Owner');
  const link = await invite(page, 'analyst');
  const guest = await openOther(browser, baseURL);
  await guest.goto(link);
  await expect(guest.getByText('Olga Owner invites you as Analyst.')).toBeVisible();
  await fillAccount(guest, 'Ann Analyst');
  await guest.waitForURL((url) => !url.pathname.startsWith('/invite'));
  await guest.goto('/settings/members');
  await expect(guest.getByText('Ann Analyst')).toBeVisible();
  await expect(guest.getByRole('button', { name: 'Create invite link' })).toHaveCount(0);
  await expect(guest.getByText('No second factor')).toHaveCount(0);

  await page.reload();
  await expect(page.getByText('Open invitations')).toHaveCount(0);
  await expect(page.getByText('No second factor')).toHaveCount(2);
  const saved = page.waitForResponse(isSaved);
  await page.getByLabel('Role of Ann Analyst').selectOption('creator');
  await saved;
  await expect(page.getByLabel('Role of Ann Analyst')).toBeEnabled();
  // A creator sees no seller pages, and is redirected.
  await guest.goto('/settings/members');
  await expect(guest).toHaveURL(/\/links/);

  await page.getByRole('button', { name: 'Remove Ann Analyst' }).click();
  await page.getByRole('button', { name: 'Remove member' }).click();
  await expect(page.getByLabel('Role of Ann Analyst')).toHaveCount(0);
  expect((await guest.request.get('/api/views?page=/products')).status()).toBe(401);
  await guest.reload();
  await expect(guest.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();

  const again = await openOther(browser, baseURL);
  await again.goto(link);
  await expect(again.getByRole('heading', { name: 'This invitation no longer works' })).toBeVisible();
  await page.goto('/settings/audit');
  const actions = ['Removed a member', 'Changed a role', 'Joined the workspace', 'Invited a member'];
  for (const action of actions) await expect(page.getByText(action, { exact: true })).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: 'CSV', exact: true }).click();
  const file = await downloading;
  const [head, ...lines] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(head).toBe('Time (UTC),Action,Action code,Target,Person');
  for (const action of actions) expect(lines.some((line) => line.includes(action))).toBe(true);
  await page.reload();
  await expect(page.getByText(`${file.suggestedFilename()}, ${lines.length} rows`)).toBeVisible();
});

test('a person with two workspaces switches between them', async ({ page, browser, baseURL }) => {
  await signUp(page, 'First Owner');
  await page.goto('/settings/members');
  await page.getByLabel('Name', { exact: true }).fill('First Shop');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByText('The workspace was renamed')).toBeVisible();
  const link = await invite(page, 'admin');
  // An existing member does not use up the invitation.
  await page.goto(link);
  await page.getByRole('button', { name: 'Open First Shop' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/invite'));
  const other = await openOther(browser, baseURL);
  const email = await signUp(other, 'Second Owner');
  await other.goto(link);
  await other.getByRole('button', { name: `Join as ${email}` }).click();
  await other.waitForURL((url) => !url.pathname.startsWith('/invite'));
  const left = await other.context().newPage();
  await left.goto('/settings/members');
  await other.getByRole('button', { name: 'Workspace First Shop, switch' }).click();
  await other.getByRole('menuitem').first().click();
  await expect(other.getByRole('button', { name: 'Workspace First Shop, switch' })).toHaveCount(0);
  await other.getByRole('button', { name: /^Workspace .+, switch$/ }).click();
  await expect(other.getByRole('menuitem', { name: 'First Shop' })).toBeVisible();
  // A tab of the previous workspace does nothing in the new one.
  await left.getByLabel('Name', { exact: true }).fill('Second Shop');
  await left.getByRole('button', { name: 'Save name' }).click();
  await expect(left.getByText(/^You switched the workspace or account in another tab/)).toBeVisible();
  // Its own switch needs no notice. A page that the other tab fetches by a link brings its frame along, and says so.
  await expect(other.getByText(/^This tab now shows/)).toHaveCount(0);
  await left.getByRole('link', { name: 'You', exact: true }).click();
  await expect(left.getByText(/^This tab now shows/)).toBeVisible();
  await expect(left).toHaveURL(/\/settings\/account$/);
  await expect(left.getByRole('button', { name: 'Workspace First Shop, switch' })).toHaveCount(0);
  await other.reload();
  await expect(other.getByRole('button', { name: 'Workspace Second Shop, switch' })).toHaveCount(0);
});

test('a key that the API rejects is not stored @http', async ({ page }) => {
  await signUp(page, 'Keyless');
  await page.goto('/settings/connections');
  await page.getByRole('button', { name: 'Add seller key' }).click();
  await page.getByLabel('API key').fill('pd_seller_that_nobody_ever_made_0123456789');
  await page.getByRole('button', { name: 'Check and add' }).click();
  await expect(page.getByLabel('API key')).toBeFocused();
  await expect(page.getByLabel('API key')).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Escape');
  await expect(page.getByText('No seller key yet')).toBeVisible();
});

test('an account changes its password, ends a session, and is deleted', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = await signUp(page, 'Changing Mind');
  const other = await openOther(browser, baseURL);
  await other.goto('/settings/appearance?from=elsewhere');
  await enter(other, email);
  // A deep link survives sign-in.
  await expect(other).toHaveURL(/\/settings\/appearance\?from=elsewhere$/);

  await page.goto('/settings/account');
  await page.getByRole('button', { name: /^Sign out Chrome/ }).click();
  await expect(page.getByRole('button', { name: /^Sign out Chrome/ })).toHaveCount(0);
  await other.reload();
  await expect(other.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();

  const changed = 'another horse battery staple';
  await page.getByLabel('Current password').fill('not the password at all');
  await page.getByLabel('New password').fill(changed);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByLabel('Current password')).toBeFocused();
  await page.getByLabel('Current password').fill(password);
  await page.getByLabel('New password').fill(changed);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByLabel('Current password')).toHaveValue('');
  await enter(other, email, changed);
  await expect(other.getByRole('heading', { level: 1, name: 'Appearance' })).toBeVisible();

  await page.getByLabel(`Type ${email} to confirm`).fill(email);
  await page.getByRole('button', { name: 'Delete account' }).click();
  await page.waitForURL(/\/sign-in/);
  await page.goto('/sign-in');
  await enter(page, email, changed);
  await expect(page.getByRole('alert').first()).toBeVisible();
});
