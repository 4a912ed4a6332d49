import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContextOptions } from 'playwright';

/** Metrics of one visit: transferred JavaScript in kilobytes, times in milliseconds, layout shift without unit. */
export type Visit = {
  script: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** Text of the largest contentful paint. */
  largest: string;
};

type Seen = { lcp: number; largest: string; cls: number; tasks: [start: number, length: number][] };

declare global {
  interface Window {
    benchSeen: Seen;
  }
}

const slowdown = 4;
const quietMs = 3_000;
/** A new tab starts a browser process, which competes with the server for cores. */
const openMs = 1_500;
const longTaskMs = 50;

/** Opens a page in an existing tab with an empty cache and a CPU slowdown of four, and waits until it is idle. */
export async function visit(
  browser: Browser,
  storageState: BrowserContextOptions['storageState'],
  url: string,
): Promise<Visit> {
  const context = await browser.newContext({ storageState, viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const scripts = new Set<string>();
    let script = 0;
    session.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') scripts.add(requestId);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) script += encodedDataLength;
    });
    await page.addInitScript(observe);
    await sleep(openMs);
    await page.goto(url, { waitUntil: 'load' });
    await sleep(quietMs);
    const seen = await page.evaluate(() => window.benchSeen);
    const fcp = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    );
    const tbt = seen.tasks
      .filter(([start]) => start >= fcp)
      .reduce((sum, [, length]) => sum + Math.max(0, length - longTaskMs), 0);
    return { script: script / 1024, fcp, lcp: seen.lcp, tbt, cls: seen.cls, largest: seen.largest };
  } finally {
    await context.close();
  }
}

/**
 * Runs in the page before its scripts. Must not contain named functions, which need a helper of the TypeScript loader.
 */
function observe() {
  const seen: Seen = { lcp: 0, largest: '', cls: 0, tasks: [] };
  window.benchSeen = seen;
  for (const type of ['largest-contentful-paint', 'layout-shift', 'longtask']) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (type === 'longtask') seen.tasks.push([entry.startTime, entry.duration]);
        else if (type === 'layout-shift') {
          const moved = 'value' in entry && typeof entry.value === 'number' ? entry.value : 0;
          if (!('hadRecentInput' in entry && entry.hadRecentInput)) seen.cls += moved;
        } else {
          seen.lcp = entry.startTime;
          const element = 'element' in entry && entry.element instanceof Element ? entry.element : null;
          seen.largest = element?.textContent?.trim().slice(0, 60) ?? '';
        }
      }
    }).observe({ type, buffered: true });
  }
}
