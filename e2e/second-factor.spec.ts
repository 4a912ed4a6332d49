import { Secret, TOTP } from 'otpauth';
import type { Browser, Page } from 'playwright/test';
import { enter, signUp } from './account';
import { expect, signedOut as test } from './fixtures';

/** Another browser of the same person, who has no second factor yet. Its session has not been confirmed by one. */
async function enterElsewhere(browser: Browser, baseURL: string | undefined, email: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL })).newPage();
  await page.goto('/sign-in?callbackUrl=/settings/account');
  await enter(page, email);
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  return page;
}

/** Chromium's virtual authenticator, which answers at once. */
async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    readKeys: async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    addKey: (
      credential: Awaited<ReturnType<typeof session.send<'WebAuthn.getCredentials'>>>['credentials'][0],
    ) => session.send('WebAuthn.addCredential', { authenticatorId, credential }),
  };
}

/** The code of the current step of 30 seconds, or of a later one. */
const codeOf = (secret: string, steps = 0) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * 30_000 });

async function addApp(page: Page): Promise<{ secret: string; codes: string[] }> {
  await page.getByRole('button', { name: 'Add authenticator app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add authenticator app' });
  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret = await dialog.getByLabel('Or enter this secret').inputValue();
  await dialog.getByLabel('Code from the app').fill('000000');
  await dialog.getByRole('button', { name: 'Add app' }).click();
  await expect(dialog.getByText('This code is wrong or was used already')).toBeVisible();
  await dialog.getByLabel('Code from the app').fill(codeOf(secret));
  await dialog.getByRole('button', { name: 'Add app' }).click();
  return { secret, codes: await storeCodes(page) };
}

async function storeCodes(page: Page): Promise<string[]> {
  const dialog = page.getByRole('dialog', { name: 'Recovery codes' });
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  const codes = await dialog.getByRole('listitem').allTextContents();
  await dialog.getByRole('button', { name: 'I stored them' }).click();
  return codes;
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of / }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL('**/sign-in');
}

test('a passkey is added, asked for after the password, and before a change in another browser @quick', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = await signUp(page, 'Paula Passkey');
  const other = await enterElsewhere(browser, baseURL, email);
  const authenticator = await addAuthenticator(page);
  await page.goto('/settings/account');
  await expect(page.getByText('No second factor yet')).toBeVisible();
  await page.getByRole('button', { name: 'Add passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add passkey' });
  await dialog.getByRole('button', { name: 'Create passkey' }).click();
  await expect(dialog.getByText('Enter a name for the passkey')).toBeVisible();
  await dialog.getByLabel('Name').fill('Laptop');
  await dialog.getByRole('button', { name: 'Create passkey' }).click();
  const [code = ''] = await storeCodes(page);
  await expect(page.getByText('10 codes left. Each works once.')).toBeVisible();

  await signOut(page);
  await enter(page, email);
  await expect(page.getByRole('heading', { level: 1, name: 'Enter your second factor' })).toBeVisible();
  // There is no session yet.
  expect((await page.request.get('/api/connections')).status()).toBe(401);
  await page.getByRole('button', { name: 'Use passkey' }).click();
  await page.waitForURL('**/settings/connections');
  await page.goto('/settings/account');
  await expect(page.getByText(/last used/)).toBeVisible();

  const [key] = await authenticator.readKeys();
  if (!key) throw new Error('The authenticator has no passkey.');
  await (await addAuthenticator(other)).addKey(key);
  await other.goto('/settings/tokens');
  await other.getByRole('button', { name: 'New token' }).click();
  await other.getByLabel('Name', { exact: true }).fill('Nightly sheet');
  await other.getByLabel(/^Read connections without keys/).check();
  const confirmation = other.getByRole('dialog', { name: 'Confirm that it is you' });
  await other.getByRole('button', { name: 'Create token' }).click();
  await confirmation.getByRole('button', { name: 'Cancel' }).click();
  await expect(other.getByText('Confirm with your second factor that it is you.')).toBeVisible();
  await expect(other.getByLabel('Name', { exact: true })).toHaveValue('Nightly sheet');
  await other.getByRole('button', { name: 'Create token' }).click();
  await confirmation.getByRole('button', { name: 'Use passkey' }).click();
  await expect(other.getByLabel('API token', { exact: true })).toHaveValue(/^pd_/);
  await other.getByRole('button', { name: 'Done' }).click();
  await expect(other.getByText('Nightly sheet')).toBeVisible();
  // Once confirmed, nothing asks again.
  await other.getByRole('button', { name: 'Revoke Nightly sheet' }).click();
  await other.getByRole('button', { name: 'Revoke token' }).click();
  await expect(other.getByText('No tokens yet')).toBeVisible();

  await signOut(page);
  await enter(page, email);
  await page.getByLabel('Code').fill(code.toUpperCase());
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/settings/connections');
  await page.goto('/settings/audit');
  for (const action of ['Added a second factor', 'Used a recovery code']) {
    await expect(page.getByText(action, { exact: true })).toBeVisible();
  }
});

test('an authenticator app signs in without scripts, and confirms a change without losing what was typed', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = await signUp(page, 'Tom Totp');
  const other = await enterElsewhere(browser, baseURL, email);
  await page.goto('/settings/account');
  const { secret, codes } = await addApp(page);

  const plain = await (await browser.newContext({ baseURL, javaScriptEnabled: false })).newPage();
  await plain.goto('/sign-in?callbackUrl=/settings/appearance');
  await enter(plain, email);
  await plain.getByLabel('Code').fill('000000');
  await plain.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(plain.getByText('This code is wrong or was used already')).toBeVisible();
  await plain.getByLabel('Code').fill(codeOf(secret, 1));
  await plain.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(plain).toHaveURL(/\/settings\/appearance$/);

  await other.goto('/settings/connections');
  await other.getByRole('button', { name: 'Add seller key' }).click();
  await other.getByLabel('API key').fill('pd_seller_that_nobody_ever_made_0123456789');
  await other.getByRole('button', { name: 'Check and add' }).click();
  const confirmation = other.getByRole('dialog', { name: 'Confirm that it is you' });
  await confirmation.getByLabel('Code').fill(codes[1] ?? '');
  await confirmation.getByRole('button', { name: 'Confirm' }).click();
  // The API was asked, and rejected the key.
  await expect(other.getByLabel('API key')).toHaveAttribute('aria-invalid', 'true');
  await expect(other.getByLabel('API key')).toHaveValue('pd_seller_that_nobody_ever_made_0123456789');

  await page.reload();
  await page.getByRole('button', { name: 'Remove Authenticator app' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('No second factor yet')).toBeVisible();
});

test('a workspace that requires a second factor opens once it is added', async ({ page }) => {
  await signUp(page, 'Rita Requires');
  await page.goto('/settings/members');
  const stored = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.getByRole('button', { name: 'Require second factor' }).click();
  await stored;
  await page.goto('/settings/connections');
  await expect(page.getByRole('heading', { level: 1, name: 'Add a second factor' })).toBeVisible();
  expect((await page.request.get('/api/connections')).status()).toBe(403);
  await addApp(page);
  await page.getByRole('link', { name: 'Go on' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Connections' })).toBeVisible();
  await page.goto('/settings/members');
  await expect(page.getByText('Second factor: authenticator app')).toBeVisible();
});
