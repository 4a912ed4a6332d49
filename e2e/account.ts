import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Page } from 'playwright/test';

export const password = 'correct horse battery staple';

/** Fills in the open sign-up form. Returns the e-mail address. */
export async function fillAccount(page: Page, name: string): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: /^Create account/ }).click();
  return email;
}

export async function signUp(page: Page, name: string): Promise<string> {
  await page.goto('/sign-up');
  const email = await fillAccount(page, name);
  await page.waitForURL((url) => !url.pathname.startsWith('/sign-up'));
  return email;
}

export async function enter(page: Page, email: string, secret = password): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Adds a seller key. An API that is too busy to check it is asked again, as its message says. */
export async function addSellerKey(page: Page, key: string): Promise<void> {
  await page.goto('/settings/connections');
  await page.getByRole('button', { name: 'Add seller key' }).click();
  await page.getByLabel('API key').fill(key);
  const send = page.getByRole('button', { name: 'Check and add' });
  const added = page.getByText('The key was added');
  const busy = page.getByText('The API is unavailable.');
  await send.click();
  await expect(async () => {
    await expect(added.or(busy)).toBeVisible();
    if (await busy.isVisible()) await send.click({ timeout: 5_000 });
    await expect(added).toBeVisible({ timeout: 20_000 });
  }).toPass({ timeout: 180_000 });
}

/**
 * Opens a new workspace with a trial key of the demo, in a browser of its own. For tests of what everyone in a workspace shares,
 * so that the demo stays as it is.
 */
export async function openOwnWorkspace(
  demo: Page,
  { browser, baseURL, name }: { browser: Browser; baseURL: string | undefined; name: string },
): Promise<Page> {
  await demo.goto('/settings/connections');
  await demo.getByRole('button', { name: 'Create trial seller key' }).click();
  const key = await demo.getByLabel('Trial key').inputValue();
  const context = await browser.newContext({ baseURL, storageState: { cookies: [], origins: [] } });
  const own = await context.newPage();
  await signUp(own, name);
  await addSellerKey(own, key);
  return own;
}
