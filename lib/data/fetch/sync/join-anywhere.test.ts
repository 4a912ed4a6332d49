import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { insertWindows, readScopes, readWindows, type WindowRecord } from '@/lib/data/store/windows/windows';
import type { SourceId } from '@/lib/data/terms/datasets';
import { countDays, eachDay } from '@/lib/data/terms/days';
import { listGaps } from '@/lib/data/terms/ranges/gaps';
import { makeFakeApi } from '@/lib/data/testing/fake-api';
import { addWorkspace, bothLedgers } from '@/lib/data/testing/ledgers';
import { bonusRow, brandA, dailyRows } from '@/lib/data/testing/rows';
import { findConnectionInUse } from '@/lib/gateway/connections/connection-in-use';
import { takeLease, widenSync } from './lease';
import { readProgress } from './progress';
import { createRateLimiter } from './rate-limiter';
import { runSync } from './run-sync';

/** With a whole month, so that a sync also sums it. All its days but the last ones are stored. */
const asked = { from: '2026-05-01', to: '2026-06-01' };
const stored = { from: '2026-05-01', to: '2026-05-30' };
const wider = { from: '2026-04-28', to: '2026-06-01' };
const newest = asked.to;
const today = new Date('2026-06-01T12:00:00.000Z');

const storedWindow: WindowRecord = {
  ...stored,
  source: 'reports:standard',
  scope: '',
  status: 'ok',
  rows: 0,
  pages: 1,
  allFinal: true,
  fetchedAt: today.toISOString(),
  connection: '',
  reason: null,
};

const joins = {
  'for more days': { range: wider, forced: 0 },
  'for more days and fresh ones': { range: wider, forced: 1 },
};
type Join = (typeof joins)[keyof typeof joins];

const tried = [
  ['reports:standard', Object.entries(joins)],
  // With a window for each marketplace.
  ['brb', Object.entries(joins).slice(1)],
] satisfies [SourceId, unknown][];

bothLedgers('A request that joins at an await of a sync', (ledger) => {
  /**
   * Runs a sync. Before its await number `at`, another request joins, and the sync's heartbeat has time to see it.
   * Returns the names of all awaits, and what is missing at the end.
   */
  async function runJoined(source: SourceId, at: number, join: Join) {
    const { db, stores } = ledger();
    const workspaceId = await addWorkspace(db);
    const brands = [brandA];
    const bonuses = brands.flatMap((brand) =>
      eachDay(wider).map((date) => bonusRow({ brand, date, amount: 1 })),
    );
    const api = makeFakeApi({ standard: dailyRows(asked).slice(-2), brands, bonuses });
    const store = stores.of(workspaceId);
    const awaits: string[] = [];
    let seenBefore = 0;
    let isSeen = false;
    async function step(name: string): Promise<void> {
      awaits.push(name);
      if (awaits.length !== at + 1) return;
      seenBefore = api.seen.length;
      expect(await widenSync(db, { workspaceId, source }, join)).toBe(true);
      for (let waited = 0; waited < 1_500 && !isSeen; waited += 50) await sleep(50);
      await sleep(100);
    }
    const before =
      <Args extends unknown[], Result>(name: string, work: (...args: Args) => Promise<Result>) =>
      async (...args: Args) => {
        await step(name);
        return work(...args);
      };
    const taken = await takeLease(db, { workspaceId, source }, { range: asked, forced: 0 });
    if (!taken) throw new Error('The lease is free.');
    if (source !== 'brb') await store.write((session) => insertWindows(session, workspaceId, [storedWindow]));
    const parts = {
      db,
      store: {
        ...store,
        read: before('read', store.read),
        write: <T>(work: Parameters<typeof store.write<T>>[0]) => before('write', () => store.write(work))(),
      },
      call: (async (...args) => {
        await step('call');
        return api.call(...args);
      }) as typeof api.call,
      readConnection: async () => {
        isSeen = awaits.length > at;
        await step('key');
        return findConnectionInUse(db, workspaceId, 'seller');
      },
      nameRows: before('names', async () => {}),
      limiter: createRateLimiter(),
      failing: { current: null },
      now: () => today,
      closing: new AbortController().signal,
    };
    await runSync(parts, taken.lease, taken.request);
    const windows = await readWindows(store.read, workspaceId, [source], wider);
    const scopes = await readScopes(store.read, workspaceId, source);
    const gaps = scopes.flatMap((scope) =>
      listGaps(
        windows.filter((window) => window.scope === scope && window.status === 'ok'),
        join.range,
      ),
    );
    const again = api.seen.slice(seenBefore).some(({ query }) => String(query.end).slice(0, 10) >= newest);
    const { state, days } = await readProgress(db, workspaceId, [source]);
    return {
      awaits,
      missing: at < awaits.length ? gaps.reduce((sum, gap) => sum + countDays(gap), 0) : 0,
      isForced: join.forced === 0 || again,
      state,
      isCounted: days.done === days.total,
    };
  }

  for (const [source, kinds] of tried) {
    it(`gets what it asked for from ${source}`, async () => {
      const { awaits } = await runJoined(source, Number.POSITIVE_INFINITY, joins['for more days']);
      expect(awaits.length).toBeGreaterThan(6);
      const tries = kinds.flatMap(([name, join]) =>
        awaits.flatMap((step, at) =>
          // Of many calls in a row, the first and the last.
          step === awaits[at - 1] && step === awaits[at + 1]
            ? []
            : [{ title: `${name}, at ${at}: ${step}`, at, join }],
        ),
      );
      const wrong: unknown[] = [];
      const work = tries.values();
      const run = async () => {
        for (const { title, at, join } of work) {
          const { awaits: _, ...end } = await runJoined(source, at, join);
          const isRight = end.missing === 0 && end.isForced && end.isCounted && end.state === 'complete';
          if (!isRight) wrong.push([title, end]);
        }
      };
      await Promise.all(Array.from({ length: 16 }, run));
      expect(wrong).toEqual([]);
    });
  }
});
