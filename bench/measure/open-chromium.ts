import { existsSync, rmSync } from 'node:fs';
import { cp, mkdtemp, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { chromiumOptions } from './chromium-options';

const installed = '/usr/lib/chromium';
const memory = '/dev/shm';
/** A copy takes 350 MB; a container often has 64 there. */
const bytesNeeded = 1e9;

/**
 * Chromium out of a copy in memory, where there is Debian's and room for it: a small machine gives the pages of
 * files it has not read for a minute back, and between two visits the browser would be read from disk again.
 */
export async function openChromium(): Promise<Browser> {
  if (process.env.CHROMIUM_PATH || !existsSync(installed) || !(await hasRoom())) {
    return chromium.launch(chromiumOptions);
  }
  const folder = await mkdtemp(join(memory, 'partnerdeck-chromium-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  await cp(installed, folder, { recursive: true });
  return chromium.launch({ ...chromiumOptions, executablePath: join(folder, 'chromium') });
}

async function hasRoom(): Promise<boolean> {
  if (!existsSync(memory)) return false;
  const { bavail, bsize } = await statfs(memory);
  return bavail * bsize > bytesNeeded;
}

/** Signs in to the demo of a dashboard that has just begun, and closes its note. */
export async function enterDemo(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/sign-in`);
  await page.getByRole('button', { name: 'Explore the demo' }).click();
  await page.waitForURL('**/overview');
  await page.getByRole('button', { name: 'Got it' }).click();
}
