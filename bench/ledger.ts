import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportRows } from '@/features/reports/export';
import { exportQuerySchema } from '@/features/reports/export-query';
import { createSyncs } from '@/lib/data/fetch/sync/syncs';
import { summarize } from '@/lib/data/read/summary/summary';
import { summaryQuerySchema } from '@/lib/data/read/summary/summary-query';
import { addDays, toDay, toInstants } from '@/lib/data/terms/days';
import { openStore } from '@/lib/data/testing/open-store';
import type { Call } from '@/lib/gateway/call';
import { addConnection } from '@/lib/gateway/connections/add-connection';
import { createVault } from '@/lib/gateway/connections/vault';
import { createGateway } from '@/lib/gateway/gateway';
import { createHttpTransport } from '@/lib/gateway/http-transport';
import { embeddedApi } from '@/lib/server/db/api-in-use';
import { openDatabase } from '@/lib/server/db/open-database';
import { workspaces } from '@/lib/server/identity/schema';
import { compareInTurn } from './measure/load';
import { startProbe } from './measure/probe';
import { serveLarge } from './measure/serve-large';
import { writeCount, writeMs, writeTable } from './measure/table';

const latencyMs = 20;
const walkedCalls = Number(process.env.BENCH_CALLS || 1_000);
const sources = ['reports:standard', 'reports:cpc'] as const;
const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
const showLoad = () => `load ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores`;

const platform = await serveLarge(['--latency-ms', String(latencyMs)]);
const folder = await mkdtemp(join(tmpdir(), 'partnerdeck-bench-'));
const { db, close } = await openDatabase({ folder: join(folder, 'app') });
const vault = createVault([{ kid: 'bench', key: randomBytes(32) }], embeddedApi);
const http = createHttpTransport(platform.url);
const gateway = createGateway({ db, vault, transport: http.transport });
const [workspace] = await db.insert(workspaces).values({ name: 'Bench' }).returning({ id: workspaces.id });
const workspaceId = workspace?.id ?? '';
await addConnection(db, vault, {
  workspaceId,
  family: 'seller',
  key: platform.sellerKey,
});
console.log(`ready after ${platform.seconds.toFixed(0)} s; ${showLoad()}\n`);

let calls = 0;
const upstream = gateway.callFor(workspaceId, 'sync');
const call: Call = (id, input, options) => {
  calls += 1;
  return upstream(id, input, options);
};
const callFor = () => call;
let clock = new Date();
const now = () => clock;
const today = toDay(clock);
const year = { from: addDays(today, -364), to: today };

async function walkCursor(): Promise<number> {
  const began = performance.now();
  let cursor: string | undefined;
  for (let page = 0; page < walkedCalls; page += 1) {
    const query = {
      ...toInstants(year),
      limit: 100,
      marketplace: 'all',
      payout_model: 'standard',
      cursor,
    } as const;
    const answer = await call('listReports', { query });
    if (!answer.cursor) throw new Error('The year is too short to pace a walk by.');
    cursor = answer.cursor;
  }
  return (performance.now() - began) / walkedCalls;
}

let store = await openStore(join(folder, 'ledger'));
let syncs = createSyncs({ db, storeFor: () => store, callFor, now });

async function sync(range = year) {
  calls = 0;
  const began = performance.now();
  await syncs.start(workspaceId, { sources, range });
  await syncs.settle();
  const progress = await syncs.watch(workspaceId, sources);
  return { ...progress, calls, ms: performance.now() - began };
}

/** Closes the current file and continues with the file `name`, creating it if necessary. */
async function reopen(name: string): Promise<void> {
  await syncs.close();
  await store.close();
  store = await openStore(join(folder, name));
  syncs = createSyncs({ db, storeFor: () => store, callFor, now });
}

const ask = (query: Record<string, string>) =>
  summarize({ id: workspaceId, db, store, now }, summaryQuerySchema.parse(query));

const before = await walkCursor();
const cpuBefore = process.cpuUsage();
const cold = await sync();
const cpu = process.cpuUsage(cpuBefore);
const after = await walkCursor();
const paceMs = (before + after) / 2;
const ratio = (paceMs * cold.calls) / cold.ms;
if (cold.state !== 'complete') throw new Error(`The cold sync ended ${cold.state}: ${cold.reason}`);

const restartBegan = performance.now();
await reopen('ledger');
const reopened = performance.now() - restartBegan;
const again = await sync();
const warmBegan = performance.now();
const summary = await ask(year);
const warm = performance.now() - warmBegan;

const unsettled = summary.receipt;
clock = new Date(clock.getTime() + 86_400_000);
const next = await sync({ from: addDays(year.from, 1), to: addDays(year.to, 1) });
clock = new Date(clock.getTime() - 86_400_000);

const quarter = { from: addDays(today, -89), to: today };
const [byDay = 0, top50 = 0, pageMs = 0] = await compareInTurn(
  [
    async () => void (await ask(year)),
    async () => void (await ask({ ...quarter, group: 'product', top: '50', series: 'none' })),
    async () =>
      void (await ask({ from: addDays(today, -27), to: today, compare: 'previous', group: 'brand' })),
  ],
  30,
);

async function measureExport() {
  const start = process.memoryUsage().rss;
  let peak = start;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 10);
  const began = performance.now();
  const { rows, body } = await exportRows(
    { id: workspaceId, db, store, now },
    exportQuerySchema.parse(year),
    {
      signal: new AbortController().signal,
      noteEnd: async () => {},
    },
  );
  let bytes = 0;
  for await (const part of body) bytes += part.byteLength;
  clearInterval(watch);
  const ms = performance.now() - began;
  return { rows, bytes, ms, perSecond: (rows / ms) * 1_000, growth: (peak - start) / 1e6 };
}
const exported = await measureExport();

/** Uses a separate cold sync into another file, because the measured syncs run without requests. */
async function measureLivez() {
  await reopen('asked');
  const probe = await startProbe();
  const { state, reason, rows } = await sync();
  const answers = await probe.stop();
  if (state !== 'complete' || rows !== cold.rows) {
    throw new Error(`The cold sync beside /livez ended ${state} after ${rows} rows: ${reason}`);
  }
  return answers;
}
const livez = await measureLivez();

const describe = (holds: boolean) => (holds ? 'holds' : 'MISSED');
const rows: [string, string, string, boolean][] = [
  [
    `first year-chart, cold: ${writeCount(cold.rows)} rows, ${writeCount(cold.calls)} calls in ${seconds(cold.ms)}`,
    `${ratio.toFixed(1)} × one by one (${writeMs(paceMs)} a call, ${2 * walkedCalls} calls)`,
    '10 ×',
    ratio >= 10,
  ],
  [
    `same year after a restart (store opened in ${writeMs(reopened)})`,
    `${writeMs(warm)}, ${again.calls} calls`,
    '150 ms, 0 calls',
    warm < 150 && again.calls === 0,
  ],
  [
    'refresh next day',
    `${writeCount(next.calls)} calls, ${((100 * next.calls) / cold.calls).toFixed(1)} % (unsettled: ${(100 * (1 - unsettled.settled)).toFixed(1)} % of the days)`,
    'the unsettled days alone',
    next.calls / cold.calls < 2 * (1 - unsettled.settled) + 0.02,
  ],
  ['summary of the year by day, p50 of 30', writeMs(byDay), '60 ms', byDay < 60],
  ['top 50 products over 90 days, p50 of 30', writeMs(top50), '60 ms', top50 < 60],
  ['28 days by brand, compared, p50 of 30', writeMs(pageMs), '', true],
  [
    `export as CSV: ${writeCount(exported.rows)} rows, ${(exported.bytes / 1e6).toFixed(0)} MB in ${seconds(exported.ms)}`,
    `${writeCount(exported.perSecond)} rows/s, memory + ${exported.growth.toFixed(0)} MB`,
    '100,000 rows/s, 100 MB',
    exported.perSecond > 100_000 && exported.growth < 100,
  ],
  [
    `/livez during another cold sync, ${livez.count} times`,
    `p50 ${writeMs(livez.p50)}, p99 ${writeMs(livez.p99)}, most ${writeMs(livez.most)}`,
    'p99 100 ms',
    livez.p99 < 100,
  ],
];
console.log(
  writeTable(
    ['what', 'measured', 'target', 'result'],
    rows.map(([what, measured, target, holds]) => [what, measured, target, target ? describe(holds) : '']),
  ),
);
console.log(
  `\ncold sync: ${((cpu.user + cpu.system) / 1000 / cold.calls).toFixed(2)} ms of CPU a call on our side; one by one ${writeMs(before)} before, ${writeMs(after)} after; ${showLoad()}`,
);

await syncs.close();
await store.close();
await http.close();
await close();
await platform.close();
await rm(folder, { recursive: true, force: true });
process.exit(rows.every(([, , , holds]) => holds) ? 0 : 1);
