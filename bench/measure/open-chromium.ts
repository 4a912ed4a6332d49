import { existsSync, rmSync } from 'node:fs';
import { cp, mkdtemp, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { chromiumOptions, headlessShell } from './chromium-options';

const installed = '/usr/lib/chromium';
const memory = '/dev/shm';
/** A copy takes 350 MB. In a container, /dev/shm often has only 64 MB. */
const bytesNeeded = 1e9;

/**
 * Debian's Chromium, run from a copy in memory if there is room. A small machine evicts file pages after a minute
 * without reads, so the browser would otherwise be read from disk again between visits.
 */
export async function openChromium(): Promise<Browser> {
  if (process.env.CHROMIUM_PATH || !existsSync(join(installed, headlessShell)) || !(await hasRoom())) {
    return chromium.launch(chromiumOptions);
  }
  const folder = await mkdtemp(join(memory, 'partnerdeck-chromium-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  await cp(installed, folder, { recursive: true });
  return chromium.launch({ ...chromiumOptions, executablePath: join(folder, headlessShell) });
}

async function hasRoom(): Promise<boolean> {
  if (!existsSync(memory)) return false;
  const { bavail, bsize } = await statfs(memory);
  return bavail * bsize > bytesNeeded;
}

/** Signs in to the demo of a newly started dashboard, and closes its note. */
export async function enterDemo(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/sign-in`);
  await page.getByRole('button', { name: 'Explore the demo' }).click();
  await page.waitForURL('**/overview');
  await page.getByRole('button', { name: 'Got it' }).click();
}
