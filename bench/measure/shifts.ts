import { setTimeout as sleep } from 'node:timers/promises';
import type { APIRequestContext, Browser, Page } from 'playwright';
import { owner } from './serve-slow';
import { writeTable } from './table';

/** Pages whose figures arrive while they are read. */
const paths = [
  '/overview',
  '/reports',
  '/reports/clicks',
  '/reports/brb',
  '/reports/profit',
  '/reports/closing',
  '/brands',
  '/products',
  '/creators',
  '/program',
  '/program/creators',
  '/links/performance',
  '/links/earnings',
];
const devices = {
  1440: { viewport: { width: 1440, height: 900 } },
  390: { viewport: { width: 390, height: 844 }, hasTouch: true },
};
const most = 0.01;
/** Includes the first seconds of a sync. */
const watchedMs = 8_000;
const sources = 'reports,brb,clicks,program';

type Moved = { value: number; what: string };

declare global {
  interface Window {
    benchMoved: Moved[];
  }
}

/** Opens each page with no figures stored and a slow API, and adds up how much moves while they arrive. */
export async function measureShifts(browser: Browser, url: string): Promise<{ table: string; met: boolean }> {
  const rows: string[][] = [];
  let met = true;
  for (const [width, device] of Object.entries(devices)) {
    const context = await browser.newContext({ ...device, baseURL: url });
    const page = await context.newPage();
    await signIn(page);
    await page.addInitScript(watch);
    for (const path of paths) {
      await forgetFigures(page.request, url);
      await page.goto(path, { waitUntil: 'load' });
      await sleep(watchedMs);
      const moved = await page.evaluate(() => window.benchMoved);
      const sum = moved.reduce((total, { value }) => total + value, 0);
      met &&= sum <= most;
      const largest = [...moved].sort((a, b) => b.value - a.value)[0]?.what ?? '';
      rows.push([path, width, sum.toFixed(3), largest, sum <= most ? 'met' : 'missed']);
    }
    await context.close();
  }
  return { table: writeTable(['first visit', 'width', 'shift', 'moved most', 'target'], rows), met };
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/sign-in');
  await page.getByLabel('E-mail').fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/overview');
}

async function forgetFigures(request: APIRequestContext, url: string): Promise<void> {
  await request.delete(`/api/ledger/sync?sources=${sources}`, { headers: { origin: url } });
  const answer = await request.delete(`/api/ledger/holdings?sources=${sources}`, {
    headers: { origin: url },
  });
  if (!answer.ok()) throw new Error(`The stored figures were not deleted: ${await answer.text()}`);
}

/** Runs in the page before its scripts. Must not contain named functions. */
function watch() {
  window.benchMoved = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const value = 'value' in entry && typeof entry.value === 'number' ? entry.value : 0;
      if ('hadRecentInput' in entry && entry.hadRecentInput) continue;
      const [source] = 'sources' in entry && Array.isArray(entry.sources) ? entry.sources : [];
      const node = source?.node;
      const element = node instanceof Element ? node : node?.parentElement;
      const text = element?.textContent?.replace(/\s+/g, ' ').replaceAll('|', '/').slice(0, 30) ?? '';
      const place = `${source?.previousRect?.y ?? ''}→${source?.currentRect?.y ?? ''}`;
      window.benchMoved.push({ value, what: `${element?.tagName.toLowerCase() ?? ''} ${text} ${place}` });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
