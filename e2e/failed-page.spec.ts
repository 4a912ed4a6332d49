import type { APIRequestContext } from 'playwright/test';
import { expectAccessible } from './accessible';
import { expect, test } from './fixtures';
import { waitUntilReady } from './ready';

const chunks = '**/_next/static/chunks/**';

test('a screen whose code fails to load shows an error inside the frame, and a retry loads it @quick', async ({
  page,
}) => {
  const screen = await listOwnScripts(page.request, '/links', '/overview');
  await page.route(chunks, (route) =>
    screen.has(new URL(route.request().url()).pathname) ? route.abort() : route.continue(),
  );
  await page.goto('/links');
  await expect(page.getByRole('heading', { level: 1, name: 'This page could not load' })).toBeVisible();
  await expect(page.getByText('Part of this page did not load')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expectAccessible(page);
  await page.unroute(chunks);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New link' })).toBeVisible();
});

/** The scripts of a page's screen: not its messages, nor what another page preloads, too, such as code of the frame. */
async function listOwnScripts(request: APIRequestContext, page: string, other: string): Promise<Set<string>> {
  const scripts = await listPreloads(request, page);
  const messages = await findMessages(request, scripts);
  const others = await listPreloads(request, other);
  const own = new Set(scripts.filter((path) => path !== messages && !others.includes(path)));
  expect(own.size).toBeGreaterThan(0);
  return own;
}

async function listPreloads(request: APIRequestContext, page: string): Promise<string[]> {
  const html = await (await request.get(page)).text();
  const links = html.matchAll(/<link rel="preload" href="([^"]+)" as="script"[^>]* fetchPriority="low"/g);
  return [...links].map(([, path = '']) => path);
}

test('a page whose messages fail to load shows an error in English, and a retry loads it', async ({
  page,
}) => {
  const html = await (await page.request.get('/links')).text();
  const scripts = [...html.matchAll(/<link rel="preload" href="([^"]+)" as="script"/g)];
  const messages = await findMessages(
    page.request,
    scripts.map(([, path = '']) => path),
  );
  await page.route(chunks, (route) =>
    new URL(route.request().url()).pathname === messages ? route.abort() : route.continue(),
  );
  await page.goto('/links');
  await expect(page.getByRole('heading', { level: 1, name: 'This page could not load' })).toBeVisible();
  await page.unroute(chunks);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New link' })).toBeVisible();
});

/** The script with the messages of the page's language. */
async function findMessages(request: APIRequestContext, scripts: readonly string[]): Promise<string> {
  for (const path of scripts) {
    if ((await (await request.get(path)).text()).includes('Part of this page did not load')) return path;
  }
  throw new Error('No script of the page holds its messages.');
}

test('a page whose code fails to load during navigation can be retried', async ({ page }) => {
  await page.goto('/settings/appearance');
  await waitUntilReady(page);
  const screen = await listOwnScripts(page.request, '/reports', '/settings/appearance');
  await page.route(chunks, (route) =>
    screen.has(new URL(route.request().url()).pathname) ? route.abort() : route.continue(),
  );
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Reports' }).click();
  const message = page.getByText('Part of this page did not load');
  await expect(message).toBeVisible();
  await expect(page.getByText('The server could not be reached from this browser.')).toBeVisible();
  await page.unroute(chunks);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
});

for (const [path, title] of [
  ['/nowhere', 'Page not found'],
  ['/settings/nowhere', 'Page not found'],
  ['/brands/nowhere', 'Brand not found'],
] as const) {
  test(`${path} shows an error, also in its title`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeAttached();
    await expect(page).toHaveTitle(`${title} · Partnerdeck`);
  });
}
