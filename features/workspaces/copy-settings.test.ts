import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { addRule } from '@/features/alerts/add-rule';
import { ownRules } from '@/features/alerts/own-rules';
import { alertRules } from '@/features/alerts/schema';
import { writeRule } from '@/features/alerts/testing/alert-set-up';
import { type NewGoal, newGoalSchema } from '@/features/goals/goal';
import { ownGoals } from '@/features/goals/own-goals';
import { goals } from '@/features/goals/schema';
import { addGoal } from '@/features/goals/store-goals';
import { addGroup } from '@/features/groups/add-group';
import { newGroupSchema } from '@/features/groups/group';
import { ownMargins } from '@/features/profit/own-margins';
import { margins } from '@/features/profit/schema';
import { addMargin, replaceMargins } from '@/features/profit/store-margins';
import { product, setUpProfit } from '@/features/profit/testing/profit-set-up';
import { schedulesOf } from '@/features/schedules/own-schedules';
import { reportRecipients, reportSchedules } from '@/features/schedules/schema';
import { saveView } from '@/features/views/save-view';
import { savedViews } from '@/features/views/schema';
import { quotas } from '@/lib/access/quotas';
import type { Workspace } from '@/lib/data/store/workspace';
import { eachLedger, type TestLedger } from '@/lib/data/testing/ledgers';
import { brandA, creatorA, reportRow } from '@/lib/data/testing/rows';
import { connections } from '@/lib/gateway/connections/schema';
import { auditEvents, memberships, type Role, workspaces } from '@/lib/server/identity/schema';
import { english } from '@/lib/testing/english';
import { copySchema } from './copy';
import { copySettings } from './copy-settings';
import { copyKinds } from './copy-shape';

const range = { from: '2026-05-01', to: '2026-05-02' } as const;
const rows = { standard: [reportRow({ date: range.from })] };
const otherBrand = 'b0000000-0000-4000-8000-0000000000b1';
const brand = { id: brandA, name: 'Alder Kitchen' };

/** A person who owns a workspace with settings, and has a role in another one, which has one of its two brands. */
async function setUp({ db, stores }: TestLedger, role: Role = 'admin') {
  const parts = { db, stores };
  const own = await setUpProfit(parts, rows, range, {
    brands: [brand, { id: otherBrand, name: 'Birch' }],
    products: [product('P1')],
    creators: [{ id: creatorA, name: 'Mara' }],
  });
  const other = await setUpProfit(parts, rows, range, {
    brands: [brand],
    products: [product('P2', { category: 'Home' })],
    creators: [{ id: creatorA, name: 'Mara' }],
  });
  const member = own.owner;
  await db.insert(memberships).values({ workspaceId: other.catalog.id, userId: member.userId, role });
  const open = (one: Workspace['member']): Workspace => ({
    ...(one.workspaceId === own.catalog.id ? own.catalog : other.catalog),
    call: () => Promise.reject(new Error('Nothing is asked of the API.')),
    member: one,
    language: english,
  });
  const here = open(member);
  const [from, to] = [own.catalog.id, other.catalog.id];
  const copy = (given: Record<string, unknown> = {}, hasFactor = false, as = here) =>
    copySettings(as, copySchema.parse({ from, to, kinds: copyKinds, ...given }), { hasFactor, open });
  const goal = (given: Partial<NewGoal> = {}) =>
    newGoalSchema.parse({ metric: 'sales', currency: 'USD', period: '2026-06', target: '400', ...given });
  const there = { workspaceId: to, userId: member.userId };
  return { db, own, other, member, open, here, from, to, there, copy, goal };
}

async function fill({ db, own, other, here, goal }: Awaited<ReturnType<typeof setUp>>) {
  await addRule(here, writeRule({}, { name: 'Low sales', mail: true }), true);
  await addRule(here, writeRule({ value: '7' }, { name: 'Taken' }), true);
  await addRule(
    here,
    writeRule({ value: '8', subject: { kind: 'brand', id: brandA } }, { name: 'Of a brand' }),
    true,
  );
  const group = newGroupSchema.parse({ kind: 'creator', name: 'Stars', ids: creatorA });
  const { id } = await addGroup(own.catalog, own.owner, group);
  await addRule(here, writeRule({ subject: { kind: 'creator_group', id } }, { name: 'Of a group' }), true);
  await addGoal(here, goal());
  await addGoal(here, goal({ period: '2026-07', target: '500' }));
  await addGoal(here, goal({ subject: { kind: 'brand', id: brandA } }));
  await addGoal(here, goal({ subject: { kind: 'brand', id: otherBrand } }));
  await addGoal(here, goal({ subject: { kind: 'creator_group', id } }));
  await replaceMargins(db, own.owner, [
    { kind: 'brand', subject: brandA, from: range.from, percent: '30.00' },
    { kind: 'brand', subject: otherBrand, from: range.from, percent: '31.00' },
    { kind: 'category', subject: 'Toys', from: range.from, percent: '32.00' },
    { kind: 'product', subject: 'P1', from: range.from, percent: '33.00' },
  ]);
  const everything = await saveView(db, own.owner, {
    page: '/reports',
    name: 'Everything',
    search: 'metric=sales',
  });
  const ofBrand = await saveView(db, own.owner, {
    page: '/reports',
    name: 'One brand',
    search: `brands=${otherBrand}`,
  });
  const plan = { every: 'week', weekday: 1, at: '07:30', timeZone: 'UTC' } as const;
  const content = { range: null, weekStart: 1, format: null, perBrand: false, waitFor: null } as const;
  const schedule = { workspaceId: own.catalog.id, userId: own.owner.userId, plan, content, language: 'en' };
  await db.insert(reportSchedules).values([
    { ...schedule, name: 'Statement', currency: 'USD', createdAt: new Date(1) },
    { ...schedule, name: 'Weekly', viewId: everything.id, createdAt: new Date(2) },
    { ...schedule, name: 'Of a brand', viewId: ofBrand.id, createdAt: new Date(3) },
  ]);
  await addGoal({ ...other.catalog, member: other.owner }, goal({ period: '2026-07', target: '900' }));
  await addMargin(
    { ...other.catalog, member: other.owner },
    { kind: 'brand', subject: brandA, from: range.to, percent: '12' },
  );
}

eachLedger('Copied settings', (ledger) => {
  it('are what the preview says, skip what exists or has no subject, and are nothing the second time', async () => {
    const set = await setUp(ledger());
    const { db, to, there, copy, open, member } = set;
    await fill(set);
    const inTo = open({ ...member, workspaceId: to });
    await addRule(inTo, writeRule({ value: '9' }, { name: 'Taken' }), true);
    const expected = [
      {
        kind: 'alertRules',
        copied: 2,
        skipped: [
          { reason: 'exists', count: 1, names: ['Taken'] },
          { reason: 'missing', count: 1, names: ['Of a group'] },
        ],
      },
      {
        kind: 'goals',
        copied: 2,
        skipped: [
          { reason: 'exists', count: 1, names: ['500.00 USD sales, workspace, 2026-07'] },
          {
            reason: 'missing',
            count: 2,
            names: expect.arrayContaining([
              `400.00 USD sales, brand ${otherBrand}, 2026-06`,
              expect.stringContaining('creator_group'),
            ]),
          },
        ],
      },
      {
        kind: 'schedules',
        copied: 2,
        skipped: [{ reason: 'missing', count: 1, names: ['Of a brand'] }],
      },
      {
        kind: 'margins',
        copied: 1,
        skipped: [
          {
            reason: 'missing',
            count: 3,
            names: expect.arrayContaining(['category Toys: 32.00% from 2026-05-01']),
          },
        ],
      },
    ];
    expect(await copy({ preview: true })).toEqual({ preview: true, kinds: expected });
    expect(await db.$count(goals, ownGoals(to))).toBe(1);
    expect(await copy()).toEqual({ preview: false, kinds: expected });
    const rules = await db.select().from(alertRules).where(ownRules(there)).orderBy(alertRules.name);
    expect(rules).toMatchObject([
      { name: 'Low sales', paused: true, mail: true, channelId: null },
      { name: 'Of a brand', paused: true },
      { name: 'Taken', paused: false },
    ]);
    const targets = await db.select().from(goals).where(ownGoals(to));
    expect(targets.map(({ target }) => target).sort()).toEqual(['400.000', '400.000', '900.000']);
    expect(await db.$count(margins, ownMargins(to))).toBe(2);
    const schedules = await db.select().from(reportSchedules).where(schedulesOf(to));
    expect(schedules).toMatchObject([
      { name: 'Statement', currency: 'USD', viewId: null, paused: true, userId: member.userId },
      { name: 'Weekly', viewId: expect.any(String), paused: true },
    ]);
    const views = await db.select().from(savedViews).where(eq(savedViews.workspaceId, to));
    expect(views).toMatchObject([{ page: '/reports', name: 'Everything', search: 'metric=sales' }]);
    const recipients = await db.select().from(reportRecipients);
    for (const { id } of schedules) {
      expect(recipients.filter(({ scheduleId }) => scheduleId === id)).toMatchObject([
        { userId: member.userId, address: null },
      ]);
    }
    const entries = () => db.select().from(auditEvents).where(eq(auditEvents.action, 'settings.copied'));
    const ofTo = async () => (await entries()).filter(({ workspaceId }) => workspaceId === to);
    expect(await ofTo()).toMatchObject([
      { userId: member.userId, subject: '2 alert rules, 2 goals, 2 scheduled reports, 1 margin' },
    ]);
    const again = await copy();
    expect(again.kinds.map(({ copied }) => copied)).toEqual([0, 0, 0, 0]);
    expect(await ofTo()).toHaveLength(1);
  });

  it('skip what cannot be looked up while the API of the workspace fails', async () => {
    const set = await setUp(ledger());
    await fill(set);
    await set.db.delete(connections).where(eq(connections.workspaceId, set.to));
    expect((await set.copy({ kinds: ['goals', 'margins'] })).kinds).toMatchObject([
      {
        kind: 'goals',
        copied: 1,
        skipped: [{ reason: 'exists' }, { reason: 'missing' }, { reason: 'unread', count: 2 }],
      },
      { kind: 'margins', copied: 0, skipped: [{ reason: 'unread', count: 4 }] },
    ]);
  });

  it('need the role in each workspace, and its second factor', async () => {
    const set = await setUp(ledger(), 'analyst');
    const { db, from, to, copy, open, other, there } = set;
    await expect(copy()).rejects.toMatchObject({ code: 'forbidden' });
    await expect(copy({ kinds: ['margins'], preview: true })).rejects.toMatchObject({ code: 'forbidden' });
    expect((await copy({ kinds: ['alertRules'] })).kinds).toMatchObject([{ copied: 0 }]);
    const stranger = open(other.owner);
    await expect(copy({}, false, stranger)).rejects.toMatchObject({ code: 'not_found' });
    await expect(copy({ from: to, to: from }, false, stranger)).rejects.toMatchObject({ code: 'not_found' });
    await db
      .update(memberships)
      .set({ role: 'creator' })
      .where(eq(memberships.workspaceId, there.workspaceId));
    await expect(copy({ from: to, to: from })).rejects.toMatchObject({ code: 'forbidden' });
    await db.update(memberships).set({ role: 'admin' }).where(eq(memberships.workspaceId, to));
    await db.update(workspaces).set({ secondFactor: true }).where(eq(workspaces.id, from));
    await expect(copy()).rejects.toMatchObject({ code: 'factor_needed' });
    expect(await copy({}, true)).toMatchObject({ preview: false });
    expect(copySchema.safeParse({ from, to: from, kinds: ['goals'] }).success).toBe(false);
  });

  it('keep the quotas of the workspace, all or nothing', async () => {
    const set = await setUp(ledger());
    const { db, to, there, copy } = set;
    await fill(set);
    const values = Array.from({ length: quotas.alertRules.most }, (_, at) => ({
      ...writeRule({ value: String(at + 1000) }, { name: `Rule ${at}`, mail: false }),
      ...there,
      channelId: null,
      language: 'en',
      firstDay: range.from,
    })).map(({ channel: _, name, ...rule }) => ({ ...rule, name: name ?? '' }));
    await db.insert(alertRules).values(values);
    await expect(copy({ kinds: ['margins', 'alertRules'] })).rejects.toMatchObject({ code: 'conflict' });
    expect(await db.$count(margins, ownMargins(to))).toBe(1);
  });
});
