import { randomUUID } from 'node:crypto';
import { expectToLookRight } from '../accessible';
import { signUp } from '../account';
import { expect, signedOut as test } from '../fixtures';
import { waitUntilReady } from '../ready';

test('a new workspace sees what each key unlocks', async ({ page }) => {
  await signUp(page, 'Nobody yet');
  await expect(page).toHaveURL(/\/settings\/connections$/);
  for (const [key, pages] of [
    ['seller', ['Overview', 'Reports', 'Products', 'Creator program']],
    ['creator', ['New link', 'Many links', 'Link history']],
  ] as const) {
    await expect(page.getByRole('heading', { name: `What a ${key} key unlocks` })).toBeVisible();
    for (const name of pages) {
      const picture = page.getByRole('img', { name: `Example of the page ${name}` });
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveJSProperty('naturalWidth', 1200);
    }
  }
  await expectToLookRight(page);
});

test('a workspace without a key sees which one it needs', async ({ page }) => {
  await page.goto('/sign-up');
  await page.getByLabel('Your name').fill('Nobody yet');
  await page.getByLabel('E-mail').fill(`${randomUUID()}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery staple');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/sign-up'));
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const failed: string[] = [];
  page.on('response', (response) => response.status() >= 400 && failed.push(response.url()));
  for (const path of [
    '/overview',
    '/brands',
    '/brands/00000000-0000-4000-8000-000000000000',
    '/products',
    '/creators',
    '/creators/1',
    '/program',
    '/program/creators',
    '/program/campaigns/1',
    '/reports',
    '/reports/clicks',
    '/reports/brb',
    '/reports/profit',
    '/reports/closing',
    '/links/performance',
    '/program/lookup',
    '/settings/data',
  ]) {
    await page.goto(path);
    await expect(page.getByText('Add a seller key to see this page')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open connections' })).toBeVisible();
    const example = page.getByRole('img', { name: /^Example of the page / });
    await expect(example).toHaveCount(path.startsWith('/settings') ? 0 : 1);
    await waitUntilReady(page);
  }
  expect(failed).toEqual([]);
  // Only the notice checks whether a key of another API is stored.
  expect(requests.filter((path) => path.startsWith('/api/') && path !== '/api/connections')).toEqual([]);
});
