import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, CDPSession } from 'playwright';

/** What to click, and what the page shows afterwards. Both are CSS selectors. */
export type Click = { name: string; target: string; answer: string };

/** When to click: right after the target is painted, or milliseconds after the page has loaded. */
export type Moment = 'first paint' | number;

declare global {
  interface Window {
    benchShowsTarget: (at: string) => void;
    benchPressed: number;
    benchAnswered: number;
  }
}

const slowdown = 4;
/** 10 Mbit/s and 40 ms, in Chromium's units. */
const line = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 };
const openMs = 1_500;
const lostAfterMs = 15_000;

/**
 * Clicks once on a newly opened page, with a slow network and CPU. Returns the milliseconds from press to result, or
 * infinity if the click was lost.
 */
export async function clickOnce(
  browser: Browser,
  storageState: BrowserContextOptions['storageState'],
  url: string,
  click: Click,
  moment: Moment,
): Promise<number> {
  const context = await browser.newContext({ storageState, viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', line);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    let see = (_: string) => {};
    const seen = new Promise<string>((resolve) => {
      see = resolve;
    });
    await page.exposeFunction('benchShowsTarget', (at: string) => see(at));
    // The TypeScript loader wraps named functions with a helper that the page lacks.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.addInitScript(watch, click);
    await sleep(openMs);
    const opened = page.goto(url, { waitUntil: 'load' });
    if (moment !== 'first paint') {
      await opened;
      await sleep(moment);
    }
    await press(session, await seen);
    await opened;
    return await page
      .waitForFunction(() => window.benchAnswered - window.benchPressed || false, undefined, {
        timeout: lostAfterMs,
      })
      .then(
        (answer) => answer.jsonValue().then(Number),
        () => Number.POSITIVE_INFINITY,
      );
  } finally {
    await context.close();
  }
}

async function press(session: CDPSession, at: string): Promise<void> {
  const [x = 0, y = 0] = at.split(' ').map(Number);
  const left = { x, y, button: 'left', clickCount: 1 } as const;
  await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...left });
  await session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...left });
}

/** Runs in the page before its scripts. */
function watch({ target, answer }: Click) {
  let shown = false;
  const look = () => {
    const element = document.querySelector(target);
    if (!shown && element && performance.getEntriesByName('first-contentful-paint').length > 0) {
      const { x, y, width, height } = element.getBoundingClientRect();
      const [left, top] = [x + Math.min(width / 2, 24), y + height / 2];
      if (element.contains(document.elementFromPoint(left, top))) {
        shown = true;
        window.benchShowsTarget(`${left} ${top}`);
      }
    }
    if (window.benchPressed && document.querySelector(answer)) window.benchAnswered = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  const listen = (event: Event) => {
    window.benchPressed ??= event.timeStamp;
  };
  window.addEventListener('pointerdown', listen, true);
}
