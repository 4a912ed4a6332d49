import { request } from 'playwright/test';
import { signUp } from './account';
import { expect, signedOut as test } from './fixtures';

test('a person creates a token, a program calls the API with it, and a revoked one opens nothing @quick', async ({
  page,
  baseURL,
}) => {
  await signUp(page, 'Olga Owner');
  await page.goto('/settings/tokens');
  await page.getByRole('button', { name: 'New token' }).click();
  await page.getByRole('button', { name: 'Create token' }).click();
  await expect(page.getByText('Enter a name for the token')).toBeVisible();
  await expect(page.getByText('Choose at least one scope')).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('Nightly sheet');
  await page.getByLabel(/^Read connections without keys/).check();
  await page.getByRole('button', { name: 'Create token' }).click();
  const token = await page.getByLabel('API token', { exact: true }).inputValue();
  expect(token).toMatch(/^pd_[0-9A-Za-z]{49}$/);

  // A program: no cookies, only the token.
  const program = await request.newContext({
    baseURL,
    extraHTTPHeaders: { authorization: `Bearer ${token}` },
  });
  const read = await program.get('/api/connections');
  expect([read.status(), await read.json()]).toEqual([200, { connections: [] }]);
  expect(read.headers()).toMatchObject({
    'ratelimit-policy': '"token";q=600;w=60',
    ratelimit: '"token";r=599;t=60',
    'cache-control': 'no-store',
  });
  expect((await program.get('/api/links')).status()).toBe(403);
  expect((await program.post('/api/connections', { data: {} })).status()).toBe(403);
  // A page is not opened by a token.
  const visited = await program.get('/settings/tokens', { maxRedirects: 0 });
  expect(visited.headers().location).toContain('/sign-in');
  // A browser that is signed in sends no token beside its cookie.
  const both = await page.request.get('/api/connections', { headers: { authorization: `Bearer ${token}` } });
  expect(both.status()).toBe(400);

  await page.reload();
  await expect(page.getByLabel('API token', { exact: true })).toHaveCount(0);
  await expect(page.getByText(`pd_…${token.slice(-4)}`)).toBeVisible();
  await expect(page.getByText(/^Used .* from this computer/)).toBeVisible();
  await page.getByRole('button', { name: 'Revoke Nightly sheet' }).click();
  await page.getByRole('button', { name: 'Revoke token' }).click();
  await expect(page.getByText('No tokens yet')).toBeVisible();
  const refused = await program.get('/api/connections');
  expect([refused.status(), (await refused.json()).message]).toEqual([401, 'This API token was revoked.']);
  await program.dispose();

  await page.goto('/settings/audit');
  for (const action of ['Created an API token', 'Revoked an API token']) {
    await expect(page.getByText(action, { exact: true })).toBeVisible();
  }
});
