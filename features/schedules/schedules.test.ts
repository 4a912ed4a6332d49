import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { readStatement } from '@/features/closing/read-statement';
import { closings } from '@/features/closing/schema';
import { deleteView } from '@/features/views/change-view';
import { saveView } from '@/features/views/save-view';
import { makeMember } from '@/lib/access/testing/people';
import { clockSkewMs } from '@/lib/base/clock';
import { eachDay } from '@/lib/data/terms/days';
import { eachLedger } from '@/lib/data/testing/ledgers';
import { reportRow } from '@/lib/data/testing/rows';
import type { Db } from '@/lib/server/db/database';
import { auditEvents, memberships, users } from '@/lib/server/identity/schema';
import { scheduledWork } from '@/lib/server/jobs/schema';
import { refusePlans } from '@/lib/server/jobs/testing/refuse-plans';
import { endHolds } from '@/lib/server/outbox/testing/end-holds';
import { beforeTransaction } from '@/lib/testing/before-transaction';
import { confirmAddress, findAsked } from './confirmations';
import { fillEditions } from './fill-editions';
import { listSchedules } from './list-schedules';
import { planSchedules, schedulesKind } from './plan-schedules';
import { reportEditions, reportSchedules } from './schema';
import { stopReport } from './stop-report';
import { setUpSchedules } from './testing/schedule-set-up';

const range = { from: '2026-05-01', to: '2026-06-30' };
const rows = eachDay(range).map((date) => reportRow({ date, sales: 100, final: false }));
const tokenOf = (text: string | undefined, path: string) =>
  new RegExp(`/${path}/([\\w-]{43})`).exec(text ?? '')?.[1] ?? '';

const setRole = (db: Db, userId: string, role: 'owner' | 'analyst' | 'creator') =>
  db.update(memberships).set({ role }).where(eq(memberships.userId, userId));

eachLedger('scheduled reports', (ledger) => {
  it('are sent once per period, to members and confirmed addresses, with what the page shows', async () => {
    const world = await setUpSchedules(ledger(), '2026-06-28T12:00:00Z');
    await world.load(rows, range);
    const analyst = await makeMember(world.db, { workspaceId: world.workspaceId, role: 'analyst' });
    const outside = 'ops@brand.example';
    const members = [world.member.userId, analyst.userId];
    const content = { range: 'yesterday' as const, weekStart: 1, perBrand: false, waitFor: null };
    const { id } = await world.add({ members, addresses: [outside], content: { ...content, format: 'csv' } });
    await world.send();
    expect(world.sent.map(({ to }) => to)).toEqual([outside]);
    const token = tokenOf(world.sent[0]?.mail.text, 'confirm-address');

    // 06:00 in Berlin is 04:00 UTC.
    expect(await world.run('2026-06-29T03:59:59Z')).toEqual([]);
    const emails = [world.member.email, analyst.email].sort();
    expect((await world.run('2026-06-29T04:00:00Z')).sort()).toEqual(emails);
    for (const at of ['2026-06-29T04:05:00Z', '2026-06-29T23:00:00Z'])
      expect(await world.run(at)).toEqual([]);
    const mail = world.sent.at(-1)?.mail;
    expect(mail?.subject).toContain('Jun 28, 2026');
    expect(mail?.text).toContain('$100.00');
    expect(mail?.text).toContain('https://deck.example/reports?');
    expect(mail?.attachments?.some(({ type }) => type.startsWith('text/csv'))).toBe(true);

    // By a clock that is right again, the link does not live longer than a week.
    expect(await findAsked(world.db, token, new Date('2025-06-29T12:00:00Z'))).toBeUndefined();
    expect(await findAsked(world.db, token, world.clock.now)).toMatchObject({ address: outside });
    await confirmAddress(world.db, token, world.clock.now);
    expect((await world.run('2026-06-30T04:01:00Z')).sort()).toEqual([...emails, outside].sort());
    const stop = tokenOf(world.sent.findLast(({ to }) => to === outside)?.mail.text, 'stop-mail');
    expect(await stopReport(world.db, stop)).toBe(true);
    expect(await stopReport(world.db, stop)).toBe(true);
    expect(await stopReport(world.db, 'x'.repeat(43))).toBe(false);
    const audited = await world.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.workspaceId, world.workspaceId));
    expect(audited.filter(({ action }) => action === 'schedule.stopped')).toMatchObject([{ userId: null }]);
    expect((await world.run('2026-07-01T04:01:00Z')).sort()).toEqual(emails);
    expect((await world.list())[0]).toMatchObject({
      last: { state: 'sent', mails: { sent: 2, waiting: 0, failed: 0 } },
      nextAt: '2026-07-02T04:00:00.000Z',
      recipients: expect.arrayContaining([expect.objectContaining({ name: outside, state: 'stopped' })]),
    });
    expect(await world.states(id)).toHaveLength(7);
  });

  it('are made up once after days without a server, and not twice for a period whose time changes', async () => {
    const world = await setUpSchedules(ledger(), '2026-06-20T12:00:00Z');
    await world.load(rows, range);
    const { id } = await world.add();
    expect(await world.run('2026-06-24T09:00:00Z')).toHaveLength(1);
    expect(world.sent[0]?.mail.subject).toContain('Jun 23, 2026');
    await world.change(id, { plan: { every: 'day', at: '18:00', timeZone: 'Europe/Berlin' } });
    expect(await world.run('2026-06-24T17:00:00Z')).toEqual([]);
    expect(await world.run('2026-06-25T17:00:00Z')).toHaveLength(1);
    await world.sendNow(id);
    expect(await world.run('2026-06-25T17:01:00Z')).toHaveLength(1);
    await world.change(id, { paused: true });
    expect(await world.run('2026-06-27T17:00:00Z')).toEqual([]);
    await world.sendNow(id);
    expect(await world.run('2026-06-27T17:01:00Z')).toHaveLength(1);
    await world.change(id, { paused: false });
    expect(await world.run('2026-06-27T17:05:00Z')).toEqual([]);
    expect(await world.run('2026-06-28T17:00:00Z')).toHaveLength(1);
  });

  it('are planned again after a clock was ahead for a year', async () => {
    const world = await setUpSchedules(ledger(), '2026-06-28T12:00:00Z');
    await world.load(rows, range);
    const { id } = await world.add();
    const nextAt = new Date('2027-06-29T04:00:00Z');
    await world.db.update(reportSchedules).set({ nextAt }).where(eq(reportSchedules.id, id));
    expect(await world.run('2026-06-28T12:05:00Z')).toEqual([]);
    expect(await world.run('2026-06-29T04:00:00Z')).toHaveLength(1);
  });

  it('are stored and planned at once when sent by hand, or not at all', async () => {
    const world = await setUpSchedules(ledger(), '2026-06-20T12:00:00Z');
    const { db, workspaceId } = world;
    const { id } = await world.add();
    const own = and(eq(scheduledWork.kind, schedulesKind), eq(scheduledWork.workspaceId, workspaceId));
    await planSchedules(db, new Date('2100-01-01'));
    await world.sendNow(id);
    expect((await db.select().from(scheduledWork).where(own))[0]?.nextAt.getTime()).toBeLessThanOrEqual(
      Date.now() + clockSkewMs,
    );
    await refusePlans(db, workspaceId);
    world.clock.now = new Date('2026-06-20T12:01:00Z');
    await expect(world.sendNow(id)).rejects.toThrow();
    expect(await db.$count(reportEditions, eq(reportEditions.scheduleId, id))).toBe(1);
  });

  it('count days from the calendar of their time zone', async () => {
    const world = await setUpSchedules(ledger(), '2026-06-29T12:00:00Z');
    await world.load(rows, range);
    const plan = { every: 'month' as const, day: 1, at: '06:00', timeZone: 'Asia/Tokyo' };
    const content = {
      range: 'last-month' as const,
      weekStart: 1,
      format: null,
      perBrand: false,
      waitFor: null,
    };
    await world.add({ plan, content });
    // It is July 1 in Tokyo.
    expect(await world.run('2026-06-30T21:00:00Z')).toHaveLength(1);
    expect(world.sent[0]?.mail.subject).toContain('Jun 1 – 30, 2026');
  });

  it('wait until their month no longer changes, or is closed', async () => {
    const world = await setUpSchedules(ledger(), '2026-05-31T12:00:00Z');
    await world.load(rows, range);
    const plan = { every: 'month' as const, day: 1, at: '06:00', timeZone: 'UTC' };
    const content = { range: 'last-month' as const, weekStart: 1, format: null, perBrand: false };
    await world.add({ name: 'Settled', plan, content: { ...content, waitFor: 'settled' } });
    await world.add({
      name: 'Closed',
      plan,
      source: { kind: 'statement', currency: 'USD' },
      content: { ...content, range: null, waitFor: 'closed' },
    });
    for (const at of ['2026-06-01T06:00:00Z', '2026-07-01T06:00:00Z', '2026-07-15T00:00:00Z']) {
      expect(await world.run(at)).toEqual([]);
    }
    expect((await world.list()).map(({ last }) => last?.state)).toEqual(['waiting', 'waiting']);
    expect(await world.run('2026-07-16T00:00:00Z')).toHaveLength(1);
    expect(world.sent[0]?.mail.subject).toContain('May 1 – 31, 2026');
    const { db, workspaceId, store } = world;
    const parts = { id: workspaceId, db, store, now: () => world.clock.now };
    const june = { month: '2026-06', currency: 'USD' };
    const { receipts } = await readStatement(parts, june);
    const receipt = { ...receipts, revision: '', open: null };
    await db.insert(closings).values({ workspaceId, ...june, closedAt: world.clock.now, receipt });
    expect(await world.run('2026-07-16T00:05:00Z')).toHaveLength(1);
    expect(world.sent[1]?.mail.subject).toContain('Jun 1 – 30, 2026');
  });

  it('show nobody what they may not see', async () => {
    const world = await setUpSchedules(ledger(), '2026-06-28T12:00:00Z');
    await world.load(rows, range);
    const { db, workspaceId, member } = world;
    const analyst = await makeMember(db, { workspaceId, role: 'analyst' });
    const creator = await makeMember(db, { workspaceId, role: 'creator' });
    const stranger = await makeMember(db);
    for (const { userId } of [creator, stranger]) {
      await expect(world.add({ members: [userId] })).rejects.toMatchObject({ code: 'invalid_input' });
    }
    await expect(world.add({}, creator)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(world.add({ addresses: ['a@b.example'] }, analyst)).rejects.toMatchObject({
      code: 'invalid_input',
    });
    await expect(world.add({}, stranger)).rejects.toMatchObject({ code: 'invalid_input' });
    const { id } = await world.add({ members: [member.userId, analyst.userId], addresses: ['a@b.example'] });
    await world.send();
    await confirmAddress(db, tokenOf(world.sent[0]?.mail.text, 'confirm-address'), world.clock.now);
    await expect(world.change(id, { name: 'Mine' }, analyst)).rejects.toMatchObject({ code: 'not_found' });
    await setRole(db, analyst.userId, 'creator');
    expect((await world.run('2026-06-29T04:00:00Z')).sort()).toEqual(['a@b.example', member.email].sort());
    await setRole(db, member.userId, 'analyst');
    expect(await world.run('2026-06-30T04:00:00Z')).toEqual([member.email]);
    await setRole(db, member.userId, 'creator');
    expect(await world.run('2026-07-01T04:00:00Z')).toEqual([]);
  });

  it('show each reader their own links, although all mails are of one edition', async () => {
    const world = await setUpSchedules(ledger(), '2026-06-28T12:00:00Z');
    const { db, workspaceId, member } = world;
    const analyst = await makeMember(db, { workspaceId, role: 'analyst' });
    await db.update(users).set({ name: 'Bo' }).where(eq(users.id, analyst.userId));
    const view = await saveView(db, member, { page: '/links/history', name: 'Mine', search: 'mine=yes' });
    await world.add({
      source: { kind: 'view', view: view.id },
      members: [member.userId, analyst.userId],
      content: { range: null, weekStart: 1, format: null, perBrand: false, waitFor: null },
    });
    await world.run('2026-06-29T04:00:00Z');
    const textTo = (address: string) => world.sent.find(({ to }) => to === address)?.mail.text;
    expect(textTo(member.email)).toContain('Created by: Ada');
    expect(textTo(analyst.email)).toContain('Created by: Bo');
  });

  it('say why they were not made', async () => {
    const world = await setUpSchedules(ledger(), '2026-06-28T12:00:00Z');
    await world.load(rows, range);
    await world.add();
    const [schedule] = await world.list();
    if (schedule?.source?.kind !== 'view') throw new Error('There is no view.');
    const { views } = await listSchedules(world, true);
    await deleteView(world.db, world.member, views[0]?.id ?? '');
    await world.run('2026-06-29T04:00:00Z');
    expect(await world.list()).toMatchObject([
      { source: null, last: { state: 'failed', problem: 'Its saved view was deleted.' } },
    ]);
    // Each run fails until it is paused, so that the failure is shown and counted.
    world.clock.now = new Date('2026-06-29T12:00:00Z');
    const problem = 'Some scheduled reports could not be made.';
    for (const _ of [1, 2]) expect(await world.runQuietly()).toMatchObject({ problem });
    await world.change(schedule.id, { paused: true });
    expect(await world.runQuietly()).toMatchObject({ problem: null });
  });

  it('come as one mail per brand', async () => {
    const world = await setUpSchedules(ledger(), '2026-06-28T12:00:00Z');
    await world.load(rows, range);
    const content = { range: 'last-7-days' as const, weekStart: 1, format: null, waitFor: null };
    await world.add({ content: { ...content, perBrand: true } });
    expect(await world.run('2026-06-29T04:00:00Z')).toHaveLength(1);
    await expect(world.add({ content: { ...content, range: null, perBrand: true } })).rejects.toMatchObject({
      code: 'invalid_input',
    });
  });

  it('are filled once, by the first of two processes', async () => {
    const world = await setUpSchedules(ledger(), '2026-06-28T12:00:00Z');
    await world.load(rows, range);
    const { db, workspaceId, workspaceOf, member, clock } = world;
    const { id } = await world.add();
    await world.sendNow(id);
    let isLate = false;
    let overtake = () => {};
    const overtaken = new Promise<void>((resolve) => {
      overtake = resolve;
    });
    const late = beforeTransaction(db, () => {
      isLate = true;
      return overtaken;
    });
    const parts = { db: late, workspaceId, workspaceOf, now: () => clock.now };
    const filled = fillEditions(parts, new AbortController().signal);
    await expect.poll(() => isLate).toBe(true);
    expect(await world.run(clock.now)).toEqual([member.email]);
    const colleague = await makeMember(db, { workspaceId, role: 'analyst' });
    await world.change(id, { members: [member.userId, colleague.userId] });
    overtake();
    await filled;
    expect(await world.run(clock.now)).toEqual([]);
  });

  it('are not sent again if the process died, and later if the server takes none', async () => {
    const world = await setUpSchedules(ledger(), '2026-06-28T12:00:00Z');
    await world.load(rows, range);
    const { id } = await world.add();
    const dies = { isReady: async () => true, attempt: () => Promise.reject(new Error('The process died.')) };
    await world.run('2026-06-29T04:00:00Z', { mailer: dies });
    await endHolds(world.db);
    expect(await world.run('2026-06-29T04:05:00Z')).toEqual([]);
    expect(await world.states(id)).toEqual(['unknown']);

    const busy = { isReady: async () => true, attempt: async () => 'unreachable' as const };
    await world.run('2026-06-30T04:00:00Z', { mailer: busy });
    expect(await world.run('2026-06-30T04:05:00Z')).toEqual([]);
    expect(await world.run('2026-06-30T04:11:00Z')).toHaveLength(1);

    const off = { ...busy, isReady: async () => false };
    await world.run('2026-07-01T04:00:00Z', { mailer: off });
    expect(await world.run('2026-07-01T10:01:00Z')).toEqual([]);
    expect((await world.states(id)).sort()).toEqual(['failed', 'sent', 'unknown']);
  });
});
