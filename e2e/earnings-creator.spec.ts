import type { Page } from 'playwright/test';
import { expectToLookRight } from './accessible';
import { fillAccount, signUp } from './account';
import { expect, signedOut as test } from './fixtures';
import { firstLinkable, unique } from './links-form';
import { waitUntilReady } from './ready';
import { admin } from './servers';

/** Creates a link and follows it this many times. */
async function makeClicked(page: Page, product: { productId: string; marketplace: string }, clicks: number) {
  const subid = unique('earn');
  const made = await page.request.post('/api/links', { data: { ...product, subid1: subid } });
  const { link }: { link: { url: string } } = await made.json();
  for (let click = 0; click < clicks; click += 1) await page.request.get(link.url, { maxRedirects: 0 });
  return subid;
}

test('an owner shows creators their earnings, and each sees only their own links @http', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  await signUp(page, 'Olga Owner');
  for (const [family, key] of [
    ['seller', admin.sellerKey],
    ['creator', admin.creatorToken],
  ]) {
    expect((await page.request.post('/api/connections', { data: { family, key } })).ok()).toBe(true);
  }
  await page.goto('/settings/members');
  await page.getByLabel('Role', { exact: true }).selectOption('creator');
  await page.getByRole('button', { name: 'Create invite link' }).click();
  const creator = await (await browser.newContext({ baseURL })).newPage();
  await creator.goto(await page.getByLabel('Invitation link').inputValue());
  await fillAccount(creator, 'Cleo Creator');
  await creator.waitForURL('**/links');

  const { primaryId: productId, marketplace } = await firstLinkable(page, 'marketplace.com');
  const owners = await makeClicked(page, { productId, marketplace }, 2);
  const own = await makeClicked(creator, { productId, marketplace }, 1);

  const tab = creator.getByRole('navigation', { name: 'Links' }).getByRole('link', { name: 'Earnings' });
  await creator.reload();
  await expect(creator.getByRole('link', { name: 'History', exact: true })).toBeVisible();
  await expect(tab).toHaveCount(0);
  await creator.goto('/links/earnings');
  await expect(creator).toHaveURL(/\/links$/);
  const statusOf = async (path: string) => (await creator.request.get(path)).status();
  expect(await statusOf('/api/ledger/earnings?range=last-28-days')).toBe(403);

  await page.getByRole('button', { name: 'Show earnings' }).click();
  await expect(page.getByText('Creators see their earnings.')).toBeVisible();
  await creator.reload();
  await tab.click();
  await waitUntilReady(creator);
  const row = creator.getByRole('grid', { name: 'Your links' }).getByRole('row').filter({ hasText: own });
  await expect(row).toBeVisible();
  await expect(creator.getByRole('region', { name: 'Clicks' }).getByRole('listitem')).toHaveText('1');
  await expect(creator.getByText(/^All loaded /)).toBeVisible();
  await expect(creator.getByText(owners)).toHaveCount(0);
  await expectToLookRight(creator);
  for (const closed of ['summary', 'rows', 'placements', 'reconciliation', 'export']) {
    expect(await statusOf(`/api/ledger/${closed}?range=last-28-days`), closed).toBe(403);
  }

  await page.getByRole('button', { name: 'Hide earnings' }).click();
  await expect(page.getByText('Creators see no earnings.')).toBeVisible();
  expect(await statusOf('/api/ledger/earnings?range=last-28-days')).toBe(403);
  await page.goto('/settings/audit');
  for (const action of ['Showed creators their earnings', 'Hid creators’ earnings']) {
    await expect(page.getByText(action, { exact: true })).toBeVisible();
  }
});
