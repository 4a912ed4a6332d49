import { cpus, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { APIRequestContext } from 'playwright';
import { z } from 'zod';
import { addDays, toDay } from '@/lib/data/terms/days';
import { measureClicks } from './measure/clicks';
import { median } from './measure/median';
import { enterDemo, openChromium } from './measure/open-chromium';
import { serveDashboard } from './measure/serve-dashboard';
import { serveSlow } from './measure/serve-slow';
import { measureShifts } from './measure/shifts';
import { writeTable } from './measure/table';
import { type Visit, visit } from './measure/visit';

const rounds = Number(process.env.BENCH_ROUNDS || 5);
/** Maximum kilobytes of JavaScript per page until idle. */
const allowed: Record<string, number> = {
  '/overview': 300,
  '/products': 300,
  '/reports': 300,
  '/links': 300,
};
const most = { lcp: 800, tbt: 300, cls: 0.001 };

const dashboard = await serveDashboard();
const browser = await openChromium();
let failed = false;
try {
  const session = await enter();
  console.log(
    `production build, Chromium ${browser.version()}, processor slowed 4 times, empty cache, median of ${rounds}; ` +
      `load of the machine ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores\n`,
  );
  const rows: string[][] = [];
  for (const [path, kilobytes] of Object.entries(allowed)) {
    const visits: Visit[] = [];
    for (let round = 0; round < rounds; round += 1) {
      visits.push(await visit(browser, session, `${dashboard.url}${path}`));
    }
    const { script, fcp, lcp, tbt, cls } = medianOf(visits);
    const met = script <= kilobytes && lcp <= most.lcp && tbt <= most.tbt && cls <= most.cls;
    if (!met) failed = true;
    rows.push([
      path,
      `${script.toFixed(0)} of ${kilobytes} kB`,
      `${fcp.toFixed(0)} ms`,
      `${lcp.toFixed(0)} ms`,
      `${tbt.toFixed(0)} ms`,
      cls.toFixed(3),
      visits.at(-1)?.largest ?? '',
      met ? 'met' : 'missed',
    ]);
  }
  console.log(
    writeTable(
      [
        'page',
        'JavaScript, compressed',
        'FCP',
        'LCP',
        'blocking',
        'shift',
        'largest thing painted',
        'targets',
      ],
      rows,
    ),
  );
  const { table, met } = await measureClicks(browser, session, dashboard.url);
  console.log(`\n${table}`);
  if (!met) failed = true;
  const slow = await serveSlow();
  try {
    const shifts = await measureShifts(browser, slow.url);
    console.log(`\n${shifts.table}`);
    if (!shifts.met) failed = true;
  } finally {
    await slow.close();
  }
} finally {
  await browser.close();
  await dashboard.close();
}
process.exitCode = failed ? 1 : 0;

/** Signs in to the demo and opens each page once, so that the ledger has its data. */
async function enter() {
  const page = await browser.newPage();
  await enterDemo(page, dashboard.url);
  for (const path of Object.keys(allowed)) {
    await page.goto(`${dashboard.url}${path}`, { waitUntil: 'networkidle' });
  }
  await expectRows(page.request);
  const state = await page.context().storageState();
  await page.context().close();
  return state;
}

/** Waits until the pages' data is stored, so that no sync is measured. */
async function expectRows(request: APIRequestContext): Promise<void> {
  const today = toDay(new Date());
  const days = new URLSearchParams({ from: addDays(today, -55), to: today });
  for (const began = Date.now(); Date.now() - began < 60_000; await sleep(500)) {
    const answer = await request.get(`${dashboard.url}/api/ledger/summary?${days}`);
    const { receipt } = z.object({ receipt: z.object({ state: z.string() }) }).parse(await answer.json());
    if (receipt.state === 'complete') return;
  }
  throw new Error('The reports were not read within a minute.');
}

function medianOf(visits: readonly Visit[]): Record<'script' | 'fcp' | 'lcp' | 'tbt' | 'cls', number> {
  return {
    script: median(visits.map((one) => one.script)),
    fcp: median(visits.map((one) => one.fcp)),
    lcp: median(visits.map((one) => one.lcp)),
    tbt: median(visits.map((one) => one.tbt)),
    cls: median(visits.map((one) => one.cls)),
  };
}
