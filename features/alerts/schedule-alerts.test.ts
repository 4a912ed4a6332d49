import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { eachDay } from '@/lib/data/terms/days';
import { eachLedger } from '@/lib/data/testing/ledgers';
import { reportRow } from '@/lib/data/testing/rows';
import { createScheduler } from '@/lib/server/jobs/scheduler';
import { scheduledWork } from '@/lib/server/jobs/schema';
import { refusePlans } from '@/lib/server/jobs/testing/refuse-plans';
import { eventually } from '@/lib/testing/eventually';
import { runAlerts } from './run-alerts';
import { alertsKind, evaluateSoon, planAlerts } from './schedule-alerts';
import { alertRules } from './schema';
import { noon, setUpAlerts, writeRule } from './testing/alert-set-up';

const last = '2026-06-29';
const today = noon('2026-06-30');
const range = { from: '2026-06-26', to: last };

eachLedger('scheduled alerts', (ledger) => {
  it('are evaluated once by two processes, every quarter of an hour and soon if asked', async () => {
    const world = await setUpAlerts(ledger());
    const { db, workspaceId } = world;
    await planAlerts(db, new Date());
    const own = and(eq(scheduledWork.kind, alertsKind), eq(scheduledWork.workspaceId, workspaceId));
    const readNext = async () => (await db.select().from(scheduledWork).where(own))[0]?.nextAt.getTime();
    expect(await readNext()).toBeUndefined();
    const rows = eachDay(range).map((date) => reportRow({ date, sales: date === last ? 80 : 200 }));
    await world.fetch(rows, range, today);
    await world.add(writeRule(), today);

    let runs = 0;
    const kind = {
      atOnce: 1,
      prepare: () => planAlerts(db, new Date()),
      run: (_: string | null, signal: AbortSignal) => {
        runs += 1;
        return runAlerts(world.at(today), signal);
      },
    };
    const schedulers = [1, 2].map(() => createScheduler({ db, kinds: { [alertsKind]: kind }, everyMs: 50 }));
    await eventually(async () => expect(await readNext()).toBeGreaterThan(Date.now()));
    expect([runs, await world.told()]).toEqual([1, [last]]);
    expect((await readNext()) ?? 0).toBeLessThan(Date.now() + 20 * 60_000);
    await evaluateSoon(db, workspaceId);
    await eventually(async () => expect(runs).toBe(2));
    for (const scheduler of schedulers) await scheduler.close();
    expect(await world.told()).toEqual([last]);
  });

  it('are planned with the rule that is added, or it is not', async () => {
    const world = await setUpAlerts(ledger());
    const { db, workspaceId } = world;
    await world.add(writeRule(), today);
    await planAlerts(db, new Date());
    await refusePlans(db, workspaceId);
    await expect(world.add(writeRule(), today)).rejects.toThrow();
    expect(await db.$count(alertRules, eq(alertRules.workspaceId, workspaceId))).toBe(1);
  });
});
