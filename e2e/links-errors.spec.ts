import type { Page } from 'playwright/test';
import { type Fault, startFaultyProxy } from './faulty-proxy';
import { expect, signedOut as test } from './fixtures';
import { findLinkable, type Linkable } from './links-products';
import { awaitReady, endServers, enter, folderOf, type Server, start } from './own-server';
import { waitUntilReady } from './ready';
import { admin } from './servers';

// Failures that a healthy API does not have: a separate dashboard, with a proxy in front of the platform.
let proxy: Awaited<ReturnType<typeof startFaultyProxy>>;
let server: Server;
let linkable: Linkable;

const create = (page: Page) => page.getByRole('button', { name: 'Create link', exact: true });
const problem = (page: Page, says: string) => page.getByRole('alert').filter({ hasText: says });
const ready = (page: Page) => page.getByRole('heading', { name: 'Your link is ready' });

/** The filled form, not sent yet. */
async function openForm(page: Page, subid: string) {
  await enter(page, server.url);
  linkable ??= await findAny(page);
  const { primaryId, marketplace } = linkable;
  const query = new URLSearchParams({ product: primaryId, marketplace, subid1: `${subid} ${Date.now()}` });
  await page.goto(`${server.url}/links/new?${query}`);
  await waitUntilReady(page);
}

async function findAny(page: Page): Promise<Linkable> {
  const [found] = await findLinkable(page, 'marketplace.com', server.url);
  if (!found) throw new Error('Nothing can be linked.');
  return found;
}

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  proxy = await startFaultyProxy();
  server = await start({
    DATA_DIR: folderOf('errors'),
    AFFILIATE_BASE_URL: proxy.url,
    CREATOR_ACCESS_TOKEN: admin.creatorToken,
    API_TIMEOUT_SECONDS: '3',
  });
  await awaitReady(server);
});
test.beforeEach(() => proxy.meet(undefined));
test.afterAll(() => {
  endServers();
  proxy.close();
});

const refusals: { fault: Fault; status: number; says: string; advice: string }[] = [
  {
    fault: 'wrongKey',
    status: 401,
    says: 'The API rejected your creator key',
    advice: 'No link was created.',
  },
  {
    fault: 'plainText',
    status: 415,
    says: 'The API did not accept the request as JSON',
    advice: 'No link was created',
  },
  { fault: 'slowDown', status: 429, says: 'Not sent yet', advice: 'It can be tried again in 1 s.' },
];

for (const { fault, status, says, advice } of refusals) {
  test(`a ${status} of the API is explained, and a retry after recovery creates the link`, async ({
    page,
  }) => {
    await openForm(page, fault);
    proxy.meet(fault);
    await create(page).click();
    await expect(problem(page, says)).toContainText(advice);
    if (fault === 'wrongKey')
      await expect(page.getByRole('link', { name: 'Open Connections' })).toBeVisible();
    proxy.meet(undefined);
    await create(page).click();
    await expect(ready(page)).toBeFocused();
  });
}

for (const fault of ['failAfter', 'cutAfter', 'hangAfter'] as const) {
  test(`after ${fault} the outcome is unknown, and the user can retry`, async ({ page }) => {
    await openForm(page, fault);
    proxy.meet(fault);
    const before = proxy.calls.length;
    await create(page).click();
    await expect(problem(page, 'The outcome is unknown')).toBeVisible();
    proxy.meet(undefined);
    await create(page).click();
    await expect(problem(page, 'The same link was requested before')).toBeVisible();
    expect(proxy.calls).toHaveLength(before + 1);
    await page.getByRole('button', { name: 'Ask again' }).click();
    await expect(ready(page)).toBeFocused();
    const [lost, found] = proxy.calls.slice(before);
    expect(found?.linkId).toBe(lost?.linkId);
  });
}

test('a lost connection says that a retry is safe', async ({ page, context }) => {
  await openForm(page, 'offline');
  await context.setOffline(true);
  await create(page).click();
  await expect(problem(page, 'Your connection was lost')).toBeInViewport({ ratio: 1 });
  await context.setOffline(false);
  await create(page).click();
  await expect(ready(page)).toBeFocused();
});

test('an ended session and a deleted token have different errors', async ({ page, context }) => {
  await openForm(page, 'no token');
  const cookies = await context.cookies();
  await context.clearCookies();
  await create(page).click();
  await expect(problem(page, 'You are signed out')).toBeVisible();
  await context.addCookies(cookies);
  const stored = await page.request.get(`${server.url}/api/connections`);
  const { connections }: { connections: { id: string; family: string }[] } = await stored.json();
  const token = connections.find(({ family }) => family === 'creator');
  const headers = { origin: server.url };
  await page.request.delete(`${server.url}/api/connections/${token?.id}`, { headers });
  await create(page).click();
  await expect(problem(page, 'No creator key is in use')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open Connections' })).toBeVisible();
});
