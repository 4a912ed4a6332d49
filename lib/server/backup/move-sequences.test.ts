import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { planOnce } from '@/lib/server/jobs/plan-once';
import { scheduledRuns, scheduledWork } from '@/lib/server/jobs/schema';
import { bothDatabases } from '@/lib/testing/databases';
import { copyRows } from './copying';
import { moveSequences } from './move-sequences';

bothDatabases('sequences', (database) => {
  it('begin behind copied rows, and at one without any', async () => {
    const { db } = database();
    await planOnce(db, 'maintenance', '17 3 * * *');
    const [work] = await db.select().from(scheduledWork);
    const idOfNext = async () => {
      const run = { workId: work?.id ?? '', state: 'running' as const };
      const [next] = await db.insert(scheduledRuns).values(run).returning();
      return next?.id;
    };
    await copyRows(database(), 'write', moveSequences);
    expect(await idOfNext()).toBe(1);
    // As COPY stores rows: with their ids.
    await db.execute(sql`INSERT INTO scheduled_runs (id, work_id, state) OVERRIDING SYSTEM VALUE
      SELECT 40, work_id, state FROM scheduled_runs`);
    await copyRows(database(), 'write', moveSequences);
    expect(await idOfNext()).toBe(41);
  });
});
