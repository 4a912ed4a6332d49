import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { makeMember } from '@/lib/access/testing/people';
import { addConnection } from '@/lib/gateway/connections/add-connection';
import { testVault } from '@/lib/gateway/connections/testing/vault';
import { auditEvents } from '@/lib/server/identity/schema';
import { claimWork, endClaim } from '@/lib/server/jobs/claim-work';
import { scheduledWork } from '@/lib/server/jobs/schema';
import { eachDatabase } from '@/lib/testing/databases';
import {
  adoptTimeZone,
  changeRefresh,
  planRefreshes,
  readRefresh,
  refreshKind,
  refreshNow,
} from './schedule-refresh';

const now = new Date('2026-11-27T12:00:00.000Z');

eachDatabase('The plan of a refresh', (database) => {
  const makeSeller = async () => {
    const { db } = database();
    const member = await makeMember(db);
    await addConnection(db, testVault, {
      workspaceId: member.workspaceId,
      family: 'seller',
      key: 'seller-key-01',
    });
    return member;
  };

  it('is made for workspaces with a seller key, once', async () => {
    const { db } = database();
    const { workspaceId } = await makeSeller();
    const keyless = await makeMember(db);
    await planRefreshes(db, now);
    await planRefreshes(db, now);
    const planned = await db.select().from(scheduledWork).where(eq(scheduledWork.workspaceId, workspaceId));
    expect(planned).toHaveLength(1);
    const refresh = await readRefresh(db, workspaceId);
    expect(refresh.plan).toEqual({ every: 'day', at: '06:00', timeZone: 'UTC' });
    expect(refresh.nextAt).toMatch(/^2026-11-28T06:0[0-4]/);
    expect((await readRefresh(db, keyless.workspaceId)).nextAt).toBeNull();
  });

  it('moves to the owner’s time zone, until somebody chooses one', async () => {
    const { db } = database();
    const member = await makeSeller();
    const { workspaceId } = member;
    await planRefreshes(db, now);
    await adoptTimeZone(db, workspaceId, 'Mars/Olympus', now);
    expect((await readRefresh(db, workspaceId)).plan).toMatchObject({ timeZone: 'UTC' });
    await adoptTimeZone(db, workspaceId, 'Asia/Tokyo', now);
    const adopted = await readRefresh(db, workspaceId);
    expect(adopted.plan).toEqual({ every: 'day', at: '06:00', timeZone: 'Asia/Tokyo' });
    expect(adopted.nextAt).toMatch(/^2026-11-27T21:0[0-4]/);
    await adoptTimeZone(db, workspaceId, 'Europe/Berlin', now);
    expect((await readRefresh(db, workspaceId)).plan).toMatchObject({ timeZone: 'Asia/Tokyo' });
    const plan = { every: 'hours', hours: '4' } as const;
    expect((await changeRefresh(db, member, plan, now)).plan).toEqual(plan);
    const audited = await db.select().from(auditEvents).where(eq(auditEvents.workspaceId, workspaceId));
    expect(audited.filter(({ action }) => action === 'refresh.changed')).toMatchObject([
      { subject: '4 h', userId: member.userId },
    ]);
  });

  it('can be off, with no next refresh, and on again', async () => {
    const { db } = database();
    const member = await makeSeller();
    expect(await changeRefresh(db, member, { every: 'never' }, now)).toMatchObject({ nextAt: null });
    const daily = { every: 'day', at: '07:30', timeZone: 'Europe/Berlin' } as const;
    const refresh = await changeRefresh(db, member, daily, now);
    expect(refresh.plan).toEqual(daily);
    expect(refresh.nextAt).toMatch(/^2026-11-28T06:3[0-4]/);
  });

  it('rejects an unknown time zone, and names the field', async () => {
    const { db } = database();
    const member = await makeSeller();
    const plan = { every: 'day', at: '06:00', timeZone: 'Mars/Olympus' } as const;
    await expect(changeRefresh(db, member, plan)).rejects.toMatchObject({
      code: 'invalid_input',
      issues: [{ field: 'timeZone' }],
    });
    expect((await readRefresh(db, member.workspaceId)).nextAt).toBeNull();
  });

  it('can be due now, and once more after the one that runs', async () => {
    const { db } = database();
    await db.delete(scheduledWork);
    const { workspaceId } = await makeSeller();
    await refreshNow(db, workspaceId);
    expect((await readRefresh(db, workspaceId)).due).toBe(true);
    const claim = await claimWork(db, refreshKind);
    if (claim?.workspaceId !== workspaceId) throw new Error('It was not due.');
    for (const _ of ['asked', 'asked again']) await refreshNow(db, workspaceId);
    expect(await claimWork(db, refreshKind)).toBeNull();
    await endClaim(db, claim, { rows: 3, calls: 1, problem: null });
    const again = await claimWork(db, refreshKind);
    if (again?.workspaceId !== workspaceId) throw new Error('It was forgotten.');
    await endClaim(db, again, { rows: 3, calls: 1, problem: null });
    expect(await claimWork(db, refreshKind)).toBeNull();
  });

  it('can be due now although it is off, and is off afterwards', async () => {
    const { db } = database();
    await db.delete(scheduledWork);
    const member = await makeSeller();
    await changeRefresh(db, member, { every: 'never' });
    expect(await claimWork(db, refreshKind)).toBeNull();
    await refreshNow(db, member.workspaceId);
    const claim = await claimWork(db, refreshKind);
    if (!claim) throw new Error('It was not due.');
    await endClaim(db, claim, { rows: 3, calls: 1, problem: null });
    expect(await claimWork(db, refreshKind)).toBeNull();
    expect(await readRefresh(db, member.workspaceId)).toMatchObject({
      plan: { every: 'never' },
      nextAt: null,
      due: false,
      runs: [{ state: 'complete', rows: 3 }],
    });
  });
});
