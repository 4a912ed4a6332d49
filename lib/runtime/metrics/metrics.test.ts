import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { takeLease } from '@/lib/data/fetch/sync/lease';
import { linkBatches } from '@/lib/data/store/links-schema';
import { makeFakeApi } from '@/lib/data/testing/fake-api';
import { addWorkspace, eachLedger } from '@/lib/data/testing/ledgers';
import { reportRow } from '@/lib/data/testing/rows';
import { old, prepareSetUp } from '@/lib/data/testing/sync-set-up';
import { alertChannels } from '@/lib/gateway/webhooks/schema';
import { scheduledRuns, scheduledWork } from '@/lib/server/jobs/schema';
import { addMessages } from '@/lib/server/outbox/add-message';
import { messages } from '@/lib/server/outbox/schema';
import { findFreePort } from '@/lib/testing/free-port';
import { collectState } from './collect-state';
import { createMetrics } from './metrics';
import { type Checks, serveMetrics } from './serve-metrics';

const readValue = (text: string, line: string) =>
  Number(
    text
      .split('\n')
      .find((each) => each.startsWith(`${line} `))
      ?.split(' ')
      .at(-1),
  );

it('no gauge is named like a counter', async () => {
  const types = (await createMetrics().registry.getMetricsAsJSON()).map(({ name, type }) => [
    name,
    String(type),
  ]);
  expect(types.filter(([name, type]) => name?.endsWith('_total') && type !== 'counter')).toEqual([]);
});

const newestBackup = async () => new Date(Date.now() - 7_200_000);

eachLedger('Metrics', (ledger) => {
  const setUp = prepareSetUp(ledger);

  async function scrape() {
    const { db, stores } = ledger();
    const metrics = createMetrics();
    await collectState(metrics, {
      db,
      pools: undefined,
      ledger: stores,
      openBreakers: () => 2,
      newestBackup,
    })();
    return metrics.registry.metrics();
  }

  it('tell the state of syncs, windows and breakers', async () => {
    const before = await scrape();
    const { run } = await setUp(makeFakeApi({ standard: [reportRow({ date: old.from })] }));
    await run({ range: old, sources: ['reports:standard'] });
    const { db } = ledger();
    const workspaceId = await addWorkspace(db);
    await takeLease(db, { workspaceId, source: 'reports:cpc' }, { range: old, forced: 0 });
    const after = await scrape();
    const grown = (line: string) => readValue(after, line) - readValue(before, line);
    expect(grown('partnerdeck_windows{state="settled"}')).toBeGreaterThan(0);
    expect(grown('partnerdeck_jobs{kind="sync",state="running"}')).toBe(1);
    expect(
      readValue(after, 'partnerdeck_sync_lag_seconds{source="reports:standard"}'),
    ).toBeGreaterThanOrEqual(0);
    expect(readValue(after, 'partnerdeck_upstream_breakers_open')).toBe(2);
  });

  it('count batches without a lease and with an expired one as abandoned', async () => {
    const before = await scrape();
    const { db } = ledger();
    const workspaceId = await addWorkspace(db);
    const over = new Date(Date.now() - 60_000);
    const held = new Date(Date.now() + 60_000);
    await db.insert(linkBatches).values(
      [null, null, over, held].map((leaseUntil) => ({
        workspaceId,
        name: 'Test',
        state: 'running' as const,
        leaseUntil,
      })),
    );
    const after = await scrape();
    const grown = (line: string) => readValue(after, line) - readValue(before, line);
    expect(grown('partnerdeck_jobs{kind="batch",state="abandoned"}')).toBe(3);
    expect(grown('partnerdeck_jobs{kind="batch",state="running"}')).toBe(1);
  });

  it('tell how long messages wait, and what fails again and again', async () => {
    const { db } = ledger();
    const workspaceId = await addWorkspace(db);
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    const to = (transport: 'mail' | 'webhook', destination: string, made: number, at: number) => {
      const [createdAt, sendAt] = [minutesAgo(made), minutesAgo(at)];
      return { kind: 'test', transport, workspaceId, destination, createdAt, at: sendAt };
    };
    await addMessages(db, [
      to('webhook', 'a', 10, 10),
      // Its receiver was asked again and again.
      to('webhook', 'a', 30, 1),
      // They may not be sent yet.
      to('webhook', 'away', 60, -10),
      to('mail', 'quiet', 50, -50),
    ]);
    const whileReachable = await scrape();
    await addMessages(db, [to('mail', 'unreachable', 20, -5)]);
    await db
      .update(messages)
      .set({ problem: 'unreachable', attempts: 2 })
      .where(eq(messages.destination, 'unreachable'));
    const jwe = { workspaceId, name: 'c', shape: 'slack' as const, jwe: '', shown: '' };
    await db.insert(alertChannels).values([
      { ...jwe, failingSince: new Date() },
      { ...jwe, failingSince: new Date(), disabled: 'gone' },
    ]);
    for (const states of [
      ['failed', 'lost', 'failed'],
      ['failed', 'failed', 'complete'],
      ['failed', 'failed'],
    ] as const) {
      const values = { kind: 'refresh', workspaceId: await addWorkspace(db), nextAt: new Date() };
      const [work] = await db.insert(scheduledWork).values(values).returning();
      for (const state of states) await db.insert(scheduledRuns).values({ workId: work?.id ?? '', state });
    }
    const text = await scrape();
    const minutesOf = (scraped: string, transport: string) => {
      const line = `partnerdeck_messages_oldest_waiting_seconds{transport="${transport}"}`;
      return Math.round(readValue(scraped, line) / 60);
    };
    expect([minutesOf(whileReachable, 'webhook'), minutesOf(whileReachable, 'mail')]).toEqual([30, 0]);
    expect(minutesOf(text, 'mail')).toBe(20);
    expect(readValue(text, 'partnerdeck_channels_failing{state="failing"}')).toBe(1);
    expect(readValue(text, 'partnerdeck_channels_failing{state="disabled"}')).toBe(1);
    expect(readValue(text, 'partnerdeck_scheduled_failing{kind="refresh"}')).toBe(1);
    expect(Math.round(readValue(text, 'partnerdeck_backup_age_seconds') / 60)).toBe(120);
  });

  it('count failed scrapes if the database does not respond', async () => {
    const { db, stores } = ledger();
    const metrics = createMetrics();
    const failing = { ...stores, readEach: () => Promise.reject(new Error('gone')) };
    await collectState(metrics, {
      db,
      pools: undefined,
      ledger: failing,
      openBreakers: () => 0,
      newestBackup,
    })();
    expect(readValue(await metrics.registry.metrics(), 'partnerdeck_collect_failures_total')).toBe(1);
  });

  it('time the store', async () => {
    const metrics = createMetrics();
    const store = metrics.timeStores(ledger().stores).of(randomUUID());
    await store.snapshot(({ read }) => read('SELECT 1'));
    await expect(store.read('SELECT nothing')).rejects.toThrow();
    const text = await metrics.registry.metrics();
    const name = 'partnerdeck_store_duration_seconds_count';
    expect(readValue(text, `${name}{kind="snapshot",outcome="success"}`)).toBe(1);
    expect(readValue(text, `${name}{kind="read",outcome="failure"}`)).toBe(1);
  });
});

async function serve(checks?: Checks) {
  const metrics = createMetrics();
  metrics.observeRequest({ method: 'GET', route: '/overview', status: 200, seconds: 0.1 });
  metrics.observeCall('listReports', 'throttled', 0.2);
  const port = await findFreePort();
  const { watch, close } = await serveMetrics(metrics, { port, host: '127.0.0.1' });
  if (checks) watch({ collect: async () => {}, checks });
  const read = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    return { status: answer.status, text: await answer.text() };
  };
  return { read, close };
}

it('are served for requests and calls on a separate port', async () => {
  const { read, close } = await serve({});
  const { text } = await read('/metrics');
  expect(text).toContain(
    'partnerdeck_http_request_duration_seconds_count{method="GET",route="/overview",status="200"} 1',
  );
  expect(text).toContain(
    'partnerdeck_upstream_call_duration_seconds_count{operation="listReports",outcome="throttled"} 1',
  );
  expect((await read('/')).status).toBe(404);
  await close();
});

it('report startup', async () => {
  const { read, close } = await serve();
  const text = 'start: The databases are being opened, and their tables brought up to date.\n';
  expect(await read('/readyz')).toEqual({ status: 503, text });
  expect((await read('/metrics')).status).toBe(200);
  await close();
});

it('report what is not ready', async () => {
  const { read, close } = await serve({
    database: async () => 'The database does not answer.',
    ledger: () => Promise.reject(new Error('closed')),
  });
  expect(await read('/readyz')).toEqual({
    status: 503,
    text: 'database: The database does not answer.\nledger: closed\n',
  });
  await close();
});

it.each(['deploy/grafana-dashboard.json', 'deploy/prometheus-rules.yaml'])(
  'include each metric of %s',
  async (file) => {
    const metrics = createMetrics();
    const nothing = { db: {}, ledger: {}, pools: undefined, openBreakers: () => 0, newestBackup };
    collectState(metrics, nothing as unknown as Parameters<typeof collectState>[1]);
    const known = metrics.registry.getMetricsAsArray().map(({ name }) => name);
    const text = await readFile(file, 'utf8');
    const shown = new Set(text.match(/\b(?:partnerdeck|nodejs|process)_\w+/g));
    expect(shown.size).toBeGreaterThan(5);
    for (const name of shown) expect(known).toContain(name.replace(/_(?:bucket|count|sum)$/, ''));
  },
);
