import { expect, it } from 'vitest';
import { makeMember } from '@/lib/access/testing/people';
import { scheduledRuns, scheduledWork } from '@/lib/server/jobs/schema';
import { eachDatabase } from '@/lib/testing/databases';
import { listWork } from './list-work';

eachDatabase('scheduled work', (database) => {
  it('is listed by its newest ended run of each kind, for its own workspace', async () => {
    const { db } = database();
    const { workspaceId } = await makeMember(db);
    const other = await makeMember(db);
    const at = new Date('2026-11-04T06:00:00.000Z');
    const add = async (kind: string, states: ('complete' | 'failed' | 'running')[], of = workspaceId) => {
      const [work] = await db.insert(scheduledWork).values({ kind, workspaceId: of, nextAt: at }).returning();
      for (const state of states) {
        const problem = state === 'failed' ? 'Some alert rules could not be evaluated.' : null;
        await db.insert(scheduledRuns).values({ workId: work?.id ?? '', state, problem, finishedAt: at });
      }
    };
    await add('alerts', ['complete', 'failed', 'running']);
    await add('refresh', ['failed', 'complete']);
    await add('report-schedules', []);
    await add('report-schedules', ['failed'], other.workspaceId);
    expect(await listWork(db, workspaceId)).toEqual([
      {
        kind: 'alerts',
        state: 'failed',
        problem: 'Some alert rules could not be evaluated.',
        at: at.toISOString(),
      },
      { kind: 'refresh', state: 'complete', problem: null, at: at.toISOString() },
    ]);
  });
});
