import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { Failure } from '@/lib/base/failure';
import { linkBatches, linkBatchRows } from '@/lib/data/store/links-schema';
import { bothDatabases } from '@/lib/testing/databases';
import { eventually } from '@/lib/testing/eventually';
import { claimRequest } from './claim-request';
import { controlBatch } from './control-batch';
import { endLeftovers, settleOrphans, takeBatchLease } from './lease';
import { sendRow } from './send-row';
import { superviseBatches } from './supervise';
import { takeRows } from './take-rows';
import { createStandInApi } from './testing/stand-in-api';
import { startBatch } from './testing/start-batch';

bothDatabases('a batch and its processes', (database) => {
  it('is run by one process at a time', async () => {
    const batch = await startBatch(database(), 60);
    const api = createStandInApi({ latencyMs: 2 });
    await Promise.all([batch.run(api.call), batch.run(api.call), batch.run(api.call)]);
    expect(await batch.read()).toMatchObject({ state: 'finished', counts: { made: 60 } });
    expect(api.requests).toHaveLength(60);
  });

  it('finishes running rows when its process stops, and leaves the rest to another', async () => {
    const { db } = database();
    const batch = await startBatch(database(), 40);
    const api = createStandInApi({ holdAfter: 5 });
    const one = superviseBatches({ db, callFor: () => api.call, owner: 'one' }, 20);
    await expect.poll(() => api.requests.length).toBeGreaterThan(5);
    const closed = one.close();
    api.release();
    await closed;
    expect(api.requests.length).toBeLessThan(40);
    expect((await batch.read()).counts).toMatchObject({ sending: 0, unknown: 0 });
    const two = superviseBatches({ db, callFor: () => api.call, owner: 'two' }, 20);
    await eventually(async () => expect((await batch.read()).state).toBe('finished'));
    await two.close();
    expect(api.requests).toHaveLength(40);
  });

  it('marks in-flight rows as unknown if it was canceled and its process died', async () => {
    const { db } = database();
    const batch = await startBatch(database(), 6);
    const owner = randomUUID();
    await takeBatchLease(db, batch.batchId, owner);
    await takeRows(db, batch.batchId, owner, 4);
    await controlBatch(db, batch.batchId, 'cancel');
    await settleOrphans(db, 'other');
    expect(await batch.read()).toMatchObject({ counts: { sending: 4, unknown: 0 } });
    await db
      .update(linkBatches)
      .set({ leaseUntil: new Date(Date.now() - 1) })
      .where(eq(linkBatches.id, batch.batchId));
    await settleOrphans(db, 'other');
    expect(await batch.read()).toMatchObject({
      state: 'cancelled',
      counts: { sending: 0, unknown: 4, waiting: 2 },
    });
  });

  it('resumes at once and can be retried if the only process died and another starts', async () => {
    const { db } = database();
    const batch = await startBatch(database(), 8);
    const stuck = createStandInApi();
    void batch.run((operation, input) => stuck.call(operation, input).then(() => new Promise(() => {})));
    await expect.poll(() => stuck.requests).toHaveLength(4);
    const api = createStandInApi();
    await batch.run(api.call);
    expect(api.requests).toHaveLength(0);
    // The first run still renews its lease once a second, so it may have to be ended twice.
    const takeOver = async () => {
      await endLeftovers(db);
      await batch.run(api.call);
      expect(await batch.read()).toMatchObject({ state: 'finished', counts: { made: 4, unknown: 4 } });
    };
    await eventually(takeOver);
    await controlBatch(db, batch.batchId, 'retry-unknown');
    await batch.run(api.call);
    expect(await batch.read()).toMatchObject({ state: 'finished', counts: { made: 8, unknown: 0 } });
  });

  it.each(['running', 'cancelled'] as const)(
    'leaves other requests of its process claimed after an outage in which its lease expired: %s',
    async (state) => {
      const { db } = database();
      const batch = await startBatch(database(), 6);
      const owner = randomUUID();
      await takeBatchLease(db, batch.batchId, owner);
      await takeRows(db, batch.batchId, owner, 4);
      const request = { workspaceId: batch.workspaceId, digest: 'other', owner };
      const claim = () => claimRequest(db, { ...request, attempt: randomUUID() }, true);
      expect(await claim()).toEqual({ kind: 'claimed' });
      await db
        .update(linkBatches)
        .set({ state, leaseUntil: new Date(Date.now() - 1) })
        .where(eq(linkBatches.id, batch.batchId));
      if (state === 'running') expect(await takeBatchLease(db, batch.batchId, owner)).toBeDefined();
      else await settleOrphans(db, owner);
      expect((await batch.read()).counts).toMatchObject({ sending: 0, unknown: 4, waiting: 2 });
      expect(await claim()).toMatchObject({ kind: 'busy' });
    },
  );

  it('does not overwrite a row that was tried again since', async () => {
    const { db } = database();
    const { batchId, workspaceId, userId, read } = await startBatch(database(), 1);
    await takeBatchLease(db, batchId, 'dead');
    const [row] = await takeRows(db, batchId, 'dead', 1);
    if (!row) throw new Error('There is no row.');
    await db
      .update(linkBatchRows)
      .set({ attempts: sql`${linkBatchRows.attempts} + 1` })
      .where(eq(linkBatchRows.batchId, batchId));
    const call = vi.fn(() => Promise.reject(new Failure('not_found', 'There is no such product.')));
    await sendRow({ db, call, owner: 'dead' }, { workspaceId, userId, batchId }, row);
    expect(call).toHaveBeenCalledOnce();
    expect((await read()).counts).toMatchObject({ sending: 1, refused: 0 });
  });

  it('is not taken from a running process', async () => {
    const { db } = database();
    const batch = await startBatch(database(), 1);
    expect(await takeBatchLease(db, batch.batchId, 'one')).toBeDefined();
    await sleep(5);
    expect(await takeBatchLease(db, batch.batchId, 'two')).toBeUndefined();
  });
});
