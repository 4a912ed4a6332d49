import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { chromiumOptions, headlessShell } from '@/bench/measure/chromium-options';
import { groupNames } from '@/components/gallery/group-names';
import { findFreePort } from '@/lib/testing/free-port';
import { expectAccessible } from './accessible';
import { expect, signedOut as test } from './fixtures';
import { embedded } from './servers';

/** The browser of the stored screenshots. Others, and other versions, render text differently. */
const stored = { command: headlessShell, version: '156' };

const { executablePath } = chromiumOptions;

test.describe.configure({ mode: 'default' });
test.setTimeout(240_000);

let folder = '';
let server: ChildProcess | undefined;
let site = '';

test.beforeAll(async () => {
  test.setTimeout(240_000);
  folder = mkdtempSync(join(tmpdir(), 'partnerdeck-parts-'));
  const port = String(await findFreePort());
  site = `http://localhost:${port}`;
  const env = {
    ...process.env,
    NODE_ENV: 'development' as const,
    DATA_DIR: folder,
    // The components need no data.
    AFFILIATE_BASE_URL: embedded.url,
  };
  const args = ['node_modules/next/dist/bin/next', 'dev', '--port', port];
  server = spawn(process.execPath, args, { env, stdio: 'ignore' });
  const isUp = () =>
    fetch(`${site}/dev/ui`).then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(isUp, { timeout: 200_000 }).toBe(200);
});

test.afterAll(async () => {
  if (server?.exitCode === null) {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
  rmSync(folder, { recursive: true, force: true });
});

async function openGroup(page: Page, group: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(`${site}/dev/ui/${group}`, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1, name: `Parts: ${group}` })).toBeVisible();
  if (group === 'charts') await expect(page.locator('.recharts-surface')).toHaveCount(2);
  await page.evaluate(async () => {
    // Removes Next.js's developer button.
    document.querySelector('nextjs-portal')?.remove();
    await document.fonts.ready;
  });
}

test('a production build does not have the page', async ({ request }) => {
  expect((await request.get(`${embedded.url}/dev/ui`)).status()).toBe(404);
});

test('every component is accessible in every state', async ({ page }) => {
  for (const group of groupNames) {
    await openGroup(page, group);
    await expectAccessible(page);
  }
  await openGroup(page, 'overlays');
  const openers = page.getByRole('button', { name: /^Open / });
  for (let at = 0; at < (await openers.count()); at += 1) {
    await openers.nth(at).click();
    await expectAccessible(page, { within: 'dialog[open]' });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

for (const group of groupNames) {
  test(`${group} match their screenshots`, async ({ page, browser }) => {
    const version = browser.version();
    const isSame = executablePath.endsWith(stored.command) && version.startsWith(`${stored.version}.`);
    test.skip(
      !isSame,
      `The screenshots need ${stored.command} ${stored.version}, not ${executablePath} ${version}.`,
    );
    await openGroup(page, group);
    await expect(page).toHaveScreenshot(`${group}.png`, { fullPage: true, maxDiffPixels: 50 });
  });
}
