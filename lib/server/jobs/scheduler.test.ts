import { setTimeout as sleep } from 'node:timers/promises';
import { asc, eq, type SQL, sql } from 'drizzle-orm';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { makeMember } from '@/lib/access/testing/people';
import { Failure } from '@/lib/base/failure';
import { bothDatabases } from '@/lib/testing/databases';
import { eventually } from '@/lib/testing/eventually';
import { claimWork, endClaim, releaseClaim, renewClaim } from './claim-work';
import { leaseOver } from './lease';
import { neverRuns } from './next-run';
import { createScheduler, type Kind } from './scheduler';
import { scheduledRuns, scheduledWork } from './schema';
import type { Supervisor } from './supervise';

const done = { rows: 7, calls: 2, problem: null };
const hourAgo = () => new Date(Date.now() - 3_600_000);

bothDatabases('scheduled work', (database, kind) => {
  const open: Supervisor[] = [];
  afterEach(async () => {
    for (const scheduler of open.splice(0)) await scheduler.close();
    await database().db.delete(scheduledWork);
  });

  const start = (kind: Partial<Kind>) => {
    const kinds = { test: { atOnce: 1, run: async () => done, ...kind } };
    const scheduler = createScheduler({ db: database().db, kinds, everyMs: 50 });
    open.push(scheduler);
    return scheduler;
  };

  /** Work that is due, unless something else is given. */
  async function add(given: Partial<typeof scheduledWork.$inferInsert> = {}) {
    const { workspaceId } = await makeMember(database().db);
    const values = { kind: 'test', workspaceId, pattern: '0 6 * * *', nextAt: hourAgo(), ...given };
    const [work] = await database().db.insert(scheduledWork).values(values).returning();
    if (!work) throw new Error('The work was not stored.');
    return work;
  }

  const readWork = async (id: string) =>
    (await database().db.select().from(scheduledWork).where(eq(scheduledWork.id, id)))[0];
  const readRuns = (id: string) =>
    database()
      .db.select()
      .from(scheduledRuns)
      .where(eq(scheduledRuns.workId, id))
      .orderBy(asc(scheduledRuns.id));

  it('is done once by two processes, and made up once however often it was missed', async () => {
    const work = await add({ nextAt: new Date('2026-01-01'), plannedAt: new Date('2026-01-01') });
    const runs: (string | null)[] = [];
    const run = async (workspaceId: string | null) => {
      runs.push(workspaceId);
      await sleep(100);
      return done;
    };
    start({ run });
    start({ run });
    await eventually(async () => expect(await readRuns(work.id)).toMatchObject([{ state: 'complete' }]));
    await sleep(300);
    expect(runs).toEqual([work.workspaceId]);
    expect(await readRuns(work.id)).toMatchObject([{ state: 'complete', rows: 7, calls: 2, problem: null }]);
    expect((await readWork(work.id))?.nextAt.getTime()).toBeGreaterThan(Date.now());
  });

  // The embedded database has one connection.
  it.skipIf(kind !== 'postgres')('is taken by one of two processes that look at the same time', async () => {
    const { db } = database();
    const work = await add();
    const claims = await db.transaction(async (tx) => {
      const first = await claimWork(tx, 'test');
      const second = claimWork(db, 'test');
      await Promise.race([second, sleep(300)]);
      return { first, second };
    });
    expect(claims.first).toMatchObject({ workId: work.id });
    expect(await claims.second).toBeNull();
  });

  it('is not done before its time, or while it is off', async () => {
    await add({ nextAt: new Date(Date.now() + 60_000) });
    await add({ pattern: null, nextAt: neverRuns });
    await add({ kind: 'another' });
    const run = vi.fn(async () => done);
    start({ run });
    await sleep(250);
    expect(run).not.toHaveBeenCalled();
  });

  it('does not wait for a moment that a clock planned while it was ahead', async () => {
    const ahead = new Date(Date.now() + 365 * 86_400_000);
    await add({ nextAt: ahead, plannedAt: ahead });
    const run = vi.fn(async () => done);
    start({ run });
    await eventually(() => expect(run).toHaveBeenCalledTimes(1));
  });

  it('is done again by another process if its own died, and the lost run says so', async () => {
    const { db } = database();
    const work = await add();
    const dead = await claimWork(db, 'test');
    expect(await claimWork(db, 'test')).toBeNull();
    await db.update(scheduledWork).set({ leaseUntil: leaseOver });
    start({});
    await eventually(async () =>
      expect((await readRuns(work.id)).map(({ state }) => state)).toEqual(['lost', 'complete']),
    );
    // What the dead process still reports changes nothing.
    if (dead) await endClaim(db, dead, { rows: 1, calls: 1, problem: null });
    expect((await readWork(work.id))?.nextAt.getTime()).toBeGreaterThan(Date.now());
  });

  it('waits for its next time once it ended its process three times in a row', async () => {
    const { db } = database();
    const work = await add();
    for (const lost of [0, 1, 2]) {
      expect(await claimWork(db, 'test')).toMatchObject({ lost });
      await db.update(scheduledWork).set({ leaseUntil: leaseOver });
    }
    const run = vi.fn(async () => done);
    start({ run });
    await eventually(async () =>
      expect(await readRuns(work.id)).toMatchObject([
        { state: 'lost' },
        { state: 'lost' },
        { state: 'lost' },
        { state: 'failed', problem: expect.stringContaining('ended three times') },
      ]),
    );
    expect(run).not.toHaveBeenCalled();
    await db.update(scheduledWork).set({ nextAt: hourAgo() });
    await eventually(() => expect(run).toHaveBeenCalledTimes(1));
  });

  it('belongs to its newest holder: what an earlier one says changes nothing', async () => {
    const { db } = database();
    const work = await add();
    const lost = await claimWork(db, 'test');
    await db.update(scheduledWork).set({ leaseUntil: leaseOver });
    const held = await claimWork(db, 'test');
    if (!lost || !held) throw new Error('It was not due.');
    const before = await readWork(work.id);
    await expect(renewClaim(db, lost)).rejects.toThrow('Another process');
    await endClaim(db, lost, { ...done, problem: 'Late.' });
    await releaseClaim(db, lost);
    expect(await readWork(work.id)).toEqual(before);
    expect((await readRuns(work.id)).filter(({ id }) => id === held.runId)).toMatchObject([
      { state: 'running', problem: null },
    ]);
    await renewClaim(db, held);
    await endClaim(db, held, done);
    expect(await readWork(work.id)).toMatchObject({ leaseUntil: null });
  });

  /** Refuses changes of work with the time zone `UTC/refused`, if a condition is true of them. */
  async function refuse(condition: SQL) {
    const { db } = database();
    await db.execute(sql`
      CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF NEW.time_zone = 'UTC/refused' AND ${condition} THEN RAISE EXCEPTION 'refused'; END IF; RETURN NEW; END $$`);
    await db.execute(
      sql`CREATE TRIGGER refused BEFORE UPDATE ON scheduled_work FOR EACH ROW EXECUTE FUNCTION refuse()`,
    );
    onTestFinished(async () => {
      await db.execute(sql`DROP FUNCTION refuse CASCADE`);
    });
  }

  it('fails if it cannot be taken, and is tried again later', async () => {
    const { db } = database();
    await refuse(sql`NEW.lease_until IS NOT NULL`);
    const work = await add({ timeZone: 'UTC/refused' });
    const onRun = vi.fn();
    const kinds = { test: { atOnce: 1, run: async () => done } };
    open.push(createScheduler({ db, kinds, everyMs: 50, onRun }));
    const failed = { state: 'failed', problem: expect.stringContaining('could not be started') };
    await eventually(async () => expect(await readRuns(work.id)).toMatchObject([failed]));
    expect(onRun).toHaveBeenCalledWith('test', 'failed');
    expect((await readWork(work.id))?.nextAt.getTime()).toBeGreaterThan(Date.now());
    await db.update(scheduledWork).set({ nextAt: hourAgo() });
    await eventually(async () => expect(await readRuns(work.id)).toMatchObject([failed, failed]));
  });

  it('is done although other kinds fail to plan theirs, and other work cannot be taken', async () => {
    const { db } = database();
    await refuse(sql`true`);
    const refused = { timeZone: 'UTC/refused', nextAt: new Date('2026-01-01') };
    for (let count = 0; count < 25; count += 1) await add(refused);
    await add({ ...refused, kind: 'broken' });
    const works = [await add({ kind: 'broken' }), await add()];
    const run = async () => done;
    const prepare = () => Promise.reject(new Error('The plan cannot be read.'));
    const kinds = { broken: { atOnce: 1, prepare, run }, test: { atOnce: 1, run } };
    open.push(createScheduler({ db, kinds, everyMs: 50 }));
    for (const { id } of works) {
      await eventually(async () => expect(await readRuns(id)).toMatchObject([{ state: 'complete' }]));
    }
  });

  it.each([
    ['Mars/Olympus', '0 6 * * *', 'does not know the time zone'],
    ['UTC', 'at noon', 'cannot read when this runs again'],
  ])(
    'in the time zone %s and by the plan “%s” is done once and says: %s',
    async (timeZone, pattern, problem) => {
      const work = await add({ timeZone, pattern });
      const run = vi.fn(async () => done);
      start({ run });
      await eventually(async () =>
        expect((await readWork(work.id))?.nextAt.getTime()).toBeGreaterThan(Date.now()),
      );
      expect(await readRuns(work.id)).toMatchObject([
        { state: 'complete', rows: 7, problem: expect.stringContaining(problem) },
      ]);
      await sleep(200);
      expect(run).toHaveBeenCalledTimes(1);
    },
  );

  it('is given back at once when its process ends', async () => {
    const work = await add();
    const began = vi.fn();
    const run = async (_: string | null, signal: AbortSignal) => {
      began();
      await sleep(60_000, undefined, { signal });
      return done;
    };
    const first = start({ run });
    await eventually(() => expect(began).toHaveBeenCalled());
    await first.close();
    start({});
    await eventually(async () => expect(await readRuns(work.id)).toMatchObject([{ state: 'complete' }]));
  });

  it('says why it failed, and is planned again', async () => {
    const work = await add();
    start({
      run: async () => {
        throw new Failure('key_refused', 'The API\nrejected the\u0000key.');
      },
    });
    await eventually(async () =>
      expect(await readRuns(work.id)).toMatchObject([
        { state: 'failed', problem: 'The API rejected the key.' },
      ]),
    );
    expect((await readWork(work.id))?.nextAt.getTime()).toBeGreaterThan(Date.now());
  });

  it('is done again if that was planned during its run, and not at once otherwise', async () => {
    const { db } = database();
    await add({ plannedAt: hourAgo() });
    for (const replans of [true, false]) {
      const claim = await claimWork(db, 'test');
      if (!claim) throw new Error('It was not due.');
      if (replans) await db.update(scheduledWork).set({ plannedAt: sql`now()` });
      await endClaim(db, claim, done);
    }
    expect(await claimWork(db, 'test')).toBeNull();
  });

  it('does so many at once', async () => {
    for (let count = 0; count < 5; count += 1) await add();
    let now = 0;
    let most = 0;
    let ended = 0;
    start({
      atOnce: 2,
      run: async () => {
        now += 1;
        most = Math.max(most, now);
        // None ends before two of them run, and none as soon as another one could begin.
        await eventually(() => expect(most).toBe(2));
        await sleep(60);
        now -= 1;
        ended += 1;
        return done;
      },
    });
    await eventually(() => expect(ended).toBe(5));
    expect(most).toBe(2);
  });

  it('keeps the newest ten runs', async () => {
    const { db } = database();
    const work = await add();
    for (let count = 0; count < 13; count += 1) {
      const claim = await claimWork(db, 'test');
      if (!claim) throw new Error('It was not due.');
      await endClaim(db, claim, { rows: count, calls: 0, problem: null });
      await db.update(scheduledWork).set({ nextAt: hourAgo() });
    }
    expect((await readRuns(work.id)).map(({ rows }) => rows)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });
});
