import { setTimeout as sleep } from 'node:timers/promises';
import { and, count, eq, isNull, lte } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { Failure } from '@/lib/base/failure';
import { linkBatches, linkBatchRows, madeLinks } from '@/lib/data/store/links-schema';
import type { Call } from '@/lib/gateway/call';
import type { Db } from '@/lib/server/db/database';
import { memberships } from '@/lib/server/identity/schema';
import { eachDatabase } from '@/lib/testing/databases';
import { eventually } from '@/lib/testing/eventually';
import { controlBatch } from './control-batch';
import { listBatchRows } from './read-batch';
import { runBatch } from './run-batch';
import { createStandInApi } from './testing/stand-in-api';
import { productOf, startBatch } from './testing/start-batch';

type Person = { workspaceId: string; userId: string };
const membershipOf = ({ workspaceId, userId }: Person) =>
  and(eq(memberships.workspaceId, workspaceId), eq(memberships.userId, userId));

eachDatabase('runBatch', (database) => {
  it('creates every row, once', async () => {
    const batch = await startBatch(database(), 40);
    const api = createStandInApi();
    await batch.run(api.call);
    expect(await batch.read()).toMatchObject({ state: 'finished', counts: { made: 40, waiting: 0 } });
    expect(api.requests).toHaveLength(40);
  });

  it('stores a link and marks its row together, whenever the process dies', async () => {
    const { db } = database();
    const batch = await startBatch(database(), 40);
    const findUnmarked = () =>
      db
        .select({ linkId: madeLinks.linkId })
        .from(madeLinks)
        .leftJoin(linkBatchRows, eq(linkBatchRows.madeLinkId, madeLinks.id))
        .where(and(eq(madeLinks.batchId, batch.batchId), isNull(linkBatchRows.batchId)));
    const api = createStandInApi({ latencyMs: 2 });
    const run = batch.run(api.call);
    while (api.requests.length < 40) {
      expect(await findUnmarked()).toEqual([]);
      await sleep(1);
    }
    await run;
    expect((await batch.read()).counts.made).toBe(40);
  });

  it('ends each of 500 rows in one state, with a tenth of calls failing and a restart midway', async () => {
    const { db } = database();
    const batch = await startBatch(database(), 500);
    const refused = new Failure('not_found', 'Product not found');
    let healed = false;
    const api = createStandInApi({
      latencyMs: 1,
      fault: ({ product }) => {
        const at = Number(product.primary_id.slice(2));
        if (healed) return undefined;
        if (at % 30 === 0) return 'before';
        if (at % 30 === 10) return 'after';
        return at % 30 === 20 ? refused : undefined;
      },
    });
    const stuck = createStandInApi();
    // The process dies while rows are in flight: it does nothing more, and its lease expires.
    const hang: Call = (operation, input) =>
      stuck.requests.length + api.requests.length < 250
        ? api.call(operation, input)
        : stuck.call(operation, input).then(() => new Promise(() => {}));
    void batch.run(hang);
    const onTheirWay = and(eq(linkBatchRows.batchId, batch.batchId), eq(linkBatchRows.state, 'sending'));
    const allAreStuck = async () => {
      expect(stuck.requests.length).toBeGreaterThan(0);
      expect(await db.$count(linkBatchRows, onTheirWay)).toBe(stuck.requests.length);
    };
    await eventually(allAreStuck);
    // The first run still renews its lease once a second, so the lease may have to expire twice.
    const takeOver = async () => {
      await db
        .update(linkBatches)
        .set({ leaseUntil: new Date(Date.now() - 1) })
        .where(eq(linkBatches.id, batch.batchId));
      await batch.run(api.call);
      expect((await batch.read()).state).toBe('finished');
    };
    await eventually(takeOver);
    const { counts } = await batch.read();
    const rows = await db.select().from(linkBatchRows).where(eq(linkBatchRows.batchId, batch.batchId));
    expect(rows).toHaveLength(500);
    const requested = [...api.requests, ...stuck.requests].map(({ product }) => product.primary_id);
    expect(requested).toHaveLength(500);
    expect(new Set(requested).size).toBe(500);
    const lost = stuck.requests.map(({ product }) => Number(product.primary_id.slice(2)));
    for (const row of rows) {
      const at = Number(row.productId.slice(2));
      const silent = lost.includes(at) || at % 30 === 0 || at % 30 === 10;
      expect([at, row.state]).toEqual([at, silent ? 'unknown' : at % 30 === 20 ? 'refused' : 'made']);
    }
    expect(counts.made + counts.refused + counts.unknown).toBe(500);

    // Only on request, and even then an existing link is not created again.
    healed = true;
    await controlBatch(db, batch.batchId, 'retry-unknown');
    await batch.run(api.call);
    const after = await batch.read();
    expect(after.counts).toMatchObject({ unknown: 0, waiting: 0, refused: counts.refused });
    const [made] = await db
      .select({ rows: count() })
      .from(madeLinks)
      .where(eq(madeLinks.workspaceId, batch.workspaceId));
    expect(made?.rows).toBe(500 - counts.refused);
  });

  it('stops between rows when paused or canceled, and resumes where it was', async () => {
    const { db } = database();
    const batch = await startBatch(database(), 60);
    const api = createStandInApi({ holdAfter: 5 });
    const run = batch.run(api.call);
    await expect.poll(() => api.requests.length).toBeGreaterThan(5);
    await controlBatch(db, batch.batchId, 'pause');
    api.release();
    await run;
    const paused = await batch.read();
    expect(paused).toMatchObject({ state: 'paused', counts: { sending: 0, unknown: 0 } });
    expect(paused.counts.waiting).toBeGreaterThan(0);
    await controlBatch(db, batch.batchId, 'start');
    await batch.run(api.call);
    expect(await batch.read()).toMatchObject({ state: 'finished', counts: { made: 60 } });
    await expect(controlBatch(db, batch.batchId, 'cancel')).rejects.toMatchObject({ code: 'conflict' });
  });

  it.each(['retry-refused', 'retry-unknown'] as const)(
    'sends only the retried rows of a cancelled batch: %s',
    async (action) => {
      const { db } = database();
      const batch = await startBatch(database(), 6);
      const state = action === 'retry-refused' ? 'refused' : 'unknown';
      const twoRows = and(eq(linkBatchRows.batchId, batch.batchId), lte(linkBatchRows.position, 2));
      await db.update(linkBatchRows).set({ state, reason: 'Not found.' }).where(twoRows);
      await controlBatch(db, batch.batchId, 'cancel');
      const api = createStandInApi();
      await controlBatch(db, batch.batchId, action);
      // The other rows stay dropped after a pause, too.
      await controlBatch(db, batch.batchId, 'pause');
      await controlBatch(db, batch.batchId, 'start');
      await batch.run(api.call);
      expect(api.requests.map(({ product }) => product.primary_id).sort()).toEqual([
        productOf(0),
        productOf(1),
      ]);
      expect(await batch.read()).toMatchObject({ state: 'cancelled', counts: { made: 2, dropped: 4 } });
      const unsent = await listBatchRows(db, batch.batchId, { filter: 'waiting', after: 0, limit: 10 });
      expect(unsent.map(({ position }) => position)).toEqual([3, 4, 5, 6]);
    },
  );

  it('pauses automatically if the key is rejected, with all unsent rows', async () => {
    const batch = await startBatch(database(), 20);
    const api = createStandInApi({
      fault: () => new Failure('key_refused', 'The API rejected the stored key.'),
    });
    await batch.run(api.call);
    const { state, note, counts } = await batch.read();
    expect([state, counts.waiting, counts.refused]).toEqual(['paused', 20, 0]);
    expect(note).toContain('rejected your creator key');
    expect(api.requests.length).toBeLessThanOrEqual(4);
  });

  it.each([
    ['is removed', (db: Db, who: Person) => db.delete(memberships).where(membershipOf(who))],
    [
      'may only read',
      (db: Db, who: Person) => db.update(memberships).set({ role: 'analyst' }).where(membershipOf(who)),
    ],
  ])('pauses by itself once the person who started it %s', async (_, demote) => {
    const { db } = database();
    const batch = await startBatch(database(), 40);
    const api = createStandInApi({ holdAfter: 4 });
    const run = batch.run(api.call);
    await expect.poll(() => api.requests.length).toBeGreaterThan(4);
    await demote(db, batch);
    const requested = api.requests.length;
    api.release();
    await run;
    const { state, note, counts } = await batch.read();
    expect([state, counts.sending, counts.unknown]).toEqual(['paused', 0, 0]);
    expect(note).toContain('may no longer make links');
    expect(counts.waiting).toBeGreaterThan(0);
    expect(api.requests.length).toBeLessThanOrEqual(requested + 8);
    await controlBatch(db, batch.batchId, 'start');
    const sent = api.requests.length;
    await batch.run(api.call);
    expect(api.requests).toHaveLength(sent);
  });

  it('finishes if the person leaves after the last row was sent', async () => {
    const { db } = database();
    const batch = await startBatch(database(), 3);
    const api = createStandInApi({ holdAfter: 0 });
    const run = batch.run(api.call);
    await expect.poll(() => api.requests).toHaveLength(3);
    await db.delete(memberships).where(membershipOf(batch));
    api.release();
    await run;
    expect(await batch.read()).toMatchObject({ state: 'finished', note: null, counts: { made: 3 } });
  });

  it('ends only after its running rows if the database fails', async () => {
    const { db } = database();
    const batch = await startBatch(database(), 8);
    const api = createStandInApi();
    let lost = false;
    // The first answer comes once four rows are being sent, and then the database fails. The others come later.
    const firstAnswer = async () => {
      await expect.poll(() => api.requests).toHaveLength(4);
      lost = true;
    };
    const call: Call = (operation, input) => {
      const answer = api.call(operation, input);
      return (api.requests.length === 1 ? firstAnswer() : sleep(500)).then(() => answer);
    };
    const failing = new Proxy(db, {
      get(target, name) {
        if (lost && name === 'select') throw new Error('lost');
        const value = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const { signal } = new AbortController();
    const run = runBatch({ db: failing, callFor: () => call, owner: 'one', signal }, batch.batchId);
    await expect(run).rejects.toThrow('lost');
    expect((await batch.read()).counts).toMatchObject({ made: 4, sending: 0, unknown: 0 });
  });

  it('waits as long as the API asks, and loses no row', async () => {
    const batch = await startBatch(database(), 20);
    const times: number[] = [];
    const api = createStandInApi({
      fault: (_, nth) => {
        times.push(Date.now());
        return nth === 8 ? new Failure('throttled', 'Slow down.', { retryAfter: 0.5 }) : undefined;
      },
    });
    await batch.run(api.call);
    expect(await batch.read()).toMatchObject({ state: 'finished', counts: { made: 20 } });
    const gaps = times.slice(1).map((time, at) => time - (times[at] ?? 0));
    expect(Math.max(...gaps)).toBeGreaterThan(400);
  });
});
