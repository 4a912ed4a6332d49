import { and, eq } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { noon, setUpAlerts, writeRule } from '@/features/alerts/testing/alert-set-up';
import { createWorkspace } from '@/lib/access/create-workspace';
import type { Member } from '@/lib/access/member';
import { makeMember } from '@/lib/access/testing/people';
import type { LedgerStore } from '@/lib/data/store/engine/store';
import { madeLinks } from '@/lib/data/store/links-schema';
import type { Workspace } from '@/lib/data/store/workspace';
import { addDays, type DayRange, eachDay } from '@/lib/data/terms/days';
import { eachLedger, type TestLedger } from '@/lib/data/testing/ledgers';
import { reportRow } from '@/lib/data/testing/rows';
import { storedCatalog } from '@/lib/data/testing/stored-catalog';
import { connections } from '@/lib/gateway/connections/schema';
import { memberships, type Role, workspaces } from '@/lib/server/identity/schema';
import { english } from '@/lib/testing/english';
import { readWorkspaces } from './read-workspaces';
import { mostWorkspaces } from './workspace-shape';

const today = '2026-06-30';
const year = { from: '2025-06-30', to: '2026-06-29' };
const shown = { from: '2026-06-02', to: '2026-06-29' };
const { signal } = new AbortController();

const rowsOf = (days: DayRange, given: Partial<Parameters<typeof reportRow>[0]>) =>
  eachDay(days).map((date) => reportRow({ date, sales: 0.1, commissionAmount: 0.01, ...given }));

/** A workspace as it is stored, which asks the API nothing. */
const openOf =
  ({ db, stores }: TestLedger) =>
  (member: Member, given: Partial<LedgerStore> = {}): Workspace => ({
    ...storedCatalog(db, { ...stores.of(member.workspaceId), ...given }, member.workspaceId),
    call: () => Promise.reject(new Error('Nothing is asked of the API.')),
    member,
    language: english,
    now: () => noon(today),
  });

/** A person's view of all their workspaces. */
function readAs(
  ledger: TestLedger,
  member: Member,
  given: Partial<Parameters<typeof readWorkspaces>[1]> = {},
) {
  const open = (one: Member) => openOf(ledger)(one);
  return readWorkspaces(open(member), { hasFactor: false, signal, open, ...given });
}

/** A workspace of one owner, and another one that they joined. */
async function setUpTwo(ledger: TestLedger, role: Role) {
  const [own, joined] = [await setUpAlerts(ledger), await setUpAlerts(ledger)];
  const { member } = own;
  await ledger.db
    .insert(memberships)
    .values({ workspaceId: joined.workspaceId, userId: member.userId, role });
  const read = async (given: Parameters<typeof readAs>[2] = {}) => {
    const answer = await readAs(ledger, member, given);
    const of = (workspaceId: string) => answer.workspaces.find(({ id }) => id === workspaceId);
    return { answer, own: of(own.workspaceId), joined: of(joined.workspaceId) };
  };
  return { own, joined, member, read };
}

const ofJoined = (member: Member, workspaceId: string) =>
  and(eq(memberships.userId, member.userId), eq(memberships.workspaceId, workspaceId));

eachLedger('all workspaces', (ledger) => {
  it('sum each currency of each workspace exactly, and none that lacks a day', async () => {
    const { own, joined, read } = await setUpTwo(ledger(), 'analyst');
    const rows = [
      ...rowsOf(year, {}),
      ...rowsOf(shown, { currency: 'JPY', sales: 1200, commissionAmount: 90 }),
      reportRow({ date: shown.from, sales: 1234.57, commissionAmount: 12.35 }),
      reportRow({ date: today, sales: 9999, commissionAmount: 999 }),
    ];
    await own.fetch(rows, { from: year.from, to: today }, noon(today));
    const half = { from: addDays(today, -14), to: year.to };
    await joined.fetch(rowsOf(half, { currency: 'EUR' }), half, noon(today));
    const found = await read();
    expect(found.answer.range).toEqual(shown);
    expect(found.own).toMatchObject({
      state: 'read',
      role: 'owner',
      content: {
        keys: ['seller'],
        own: false,
        figures: {
          range: shown,
          state: 'complete',
          missing: [],
          asOf: noon(today).toISOString(),
          currencies: [
            {
              currency: 'USD',
              sales: { now: '1237.37', counted: '1237.37', before: '2.80' },
              commission: { now: '12.63', counted: '12.63', before: '0.28' },
            },
            {
              currency: 'JPY',
              sales: { now: '33600.00', counted: '33600.00', before: '0.00' },
              commission: { now: '2520.00', counted: '2520.00', before: '0.00' },
            },
          ],
        },
      },
    });
    const [stored] = await own.store.read(
      `SELECT CAST(SUM(sales) AS VARCHAR) AS sales FROM ledger.reports
       WHERE workspace = $1 AND currency = 'USD' AND day BETWEEN CAST($2 AS DATE) AND CAST($3 AS DATE)`,
      [own.workspaceId, shown.from, shown.to],
    );
    expect(Number(stored?.sales)).toBe(1237.37);
    expect(found.joined).toMatchObject({
      role: 'analyst',
      content: {
        figures: {
          state: 'partial',
          missing: [{ from: shown.from, to: addDays(half.from, -1) }],
          currencies: [],
        },
      },
    });
    expect(found.answer.basis.complete).toBe(false);
  });

  it('end with the newest complete day of each, and say when nothing is loaded', async () => {
    const { own, read } = await setUpTwo(ledger(), 'admin');
    const older = { from: year.from, to: '2026-06-27' };
    await own.fetch(rowsOf(older, {}), older, noon('2026-06-28'));
    const found = await read();
    expect(found.own).toMatchObject({
      content: {
        figures: {
          range: { from: '2026-05-31', to: '2026-06-27' },
          state: 'complete',
          currencies: [{ sales: { now: '2.80' } }],
        },
      },
    });
    expect(found.joined).toMatchObject({
      content: { figures: { state: 'empty', asOf: null, currencies: [] } },
    });
  });

  it('count what waits, which other members do not share', async () => {
    const { own, read } = await setUpTwo(ledger(), 'analyst');
    const last = { from: year.to, to: year.to };
    const usual = { from: year.from, to: addDays(year.to, -1) };
    await own.fetch([...rowsOf(usual, { sales: 200 }), ...rowsOf(last, {})], year, noon(today));
    await own.add(writeRule(), noon(today));
    await own.evaluate(noon(today));
    const { db } = ledger();
    await db
      .update(connections)
      .set({ lastRefusedAt: noon(today) })
      .where(eq(connections.workspaceId, own.workspaceId));
    const found = await read();
    expect(found.own).toMatchObject({
      content: { tasks: { alerts: 1, actions: 1, stoppedKeys: ['seller'] } },
    });
    expect(found.joined).toMatchObject({
      content: { tasks: { alerts: 0, actions: 0, stoppedKeys: [], months: [] } },
    });
    expect(found.joined?.content?.tasks?.unjudged).toBeGreaterThan(0);
  });

  it('show a creator nothing of the seller, and their own links once an owner enables it', async () => {
    const { joined, member, read } = await setUpTwo(ledger(), 'creator');
    const { workspaceId } = joined;
    await joined.fetch(
      [...rowsOf(year, { linkId: 'link-1' }), ...rowsOf(year, { linkId: 'link-2', sales: 500 })],
      year,
      noon(today),
    );
    const { db } = ledger();
    const url = 'https://example.com/1';
    await db.insert(madeLinks).values({
      workspaceId,
      marketplace: 'marketplace.com',
      type: 'product',
      url,
      mobileUrl: url,
      linkId: 'link-1',
      productId: 'A',
      title: 'Blue hat',
      userId: member.userId,
    });
    expect((await read()).joined).toMatchObject({
      role: 'creator',
      content: { own: false, figures: null, tasks: null },
    });
    await db.update(workspaces).set({ creatorEarnings: true }).where(eq(workspaces.id, workspaceId));
    const { own, joined: seen } = await read();
    expect(seen).toMatchObject({
      content: {
        own: true,
        tasks: null,
        figures: {
          comparedRange: null,
          currencies: [
            {
              currency: 'USD',
              sales: { now: '2.80', counted: null, before: null },
              commission: { now: '0.28', counted: null, before: null },
            },
          ],
        },
      },
    });
    expect(own?.content?.tasks).not.toBeNull();
  });

  it('leave out what the person left, and what needs a second factor until they have one', async () => {
    const { joined, member, read } = await setUpTwo(ledger(), 'admin');
    const { db } = ledger();
    const { workspaceId } = joined;
    await db.update(workspaces).set({ secondFactor: true }).where(eq(workspaces.id, workspaceId));
    expect((await read()).joined).toMatchObject({ state: 'factorNeeded', content: null });
    expect((await read()).own).toMatchObject({ state: 'read' });
    expect((await read({ hasFactor: true })).joined).toMatchObject({ state: 'read' });
    await db.delete(memberships).where(ofJoined(member, workspaceId));
    const { answer } = await read({ hasFactor: true });
    expect(answer.workspaces).toHaveLength(1);
    expect(JSON.stringify(answer)).not.toContain(workspaceId);
  });

  it('say which could not be read, without breaking others', async () => {
    const { own, joined, member, read } = await setUpTwo(ledger(), 'analyst');
    const open = (one: Member): Workspace => {
      if (one.workspaceId === joined.workspaceId) throw new Error('The file is broken.');
      return openOf(ledger())(one);
    };
    const found = await read({ open });
    expect(found.joined).toMatchObject({ state: 'failed', content: null });
    expect(found.own).toMatchObject({ id: own.workspaceId, state: 'read' });
    expect(found.answer.basis.complete).toBe(false);
    const left = AbortSignal.abort(new Error('The reader has left.'));
    await expect(readAs(ledger(), member, { signal: left })).rejects.toThrow('The reader has left.');
  });

  it('do not wait for one that never answers', async () => {
    const { joined, member } = await setUpTwo(ledger(), 'analyst');
    const deadline = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
    const hang = () => {
      deadline.abort(new Error('The deadline has passed.'));
      return new Promise<never>(() => {});
    };
    const open = (one: Member) => openOf(ledger())(one, { read: hang, snapshot: hang });
    const { workspaces: listed } = await readAs(ledger(), member, { open });
    timeout.mockRestore();
    expect(listed.find(({ id }) => id === joined.workspaceId)).toMatchObject({
      state: 'late',
      content: null,
    });
  });

  it('are read up to a number, and only named beyond it', async () => {
    const { db } = ledger();
    const member = await makeMember(db);
    for (let n = 0; n < mostWorkspaces; n++) {
      await createWorkspace(db, { name: `Shop ${n}`, ownerId: member.userId });
    }
    const { workspaces: listed } = await readAs(ledger(), member);
    expect(listed.map(({ state }) => state)).toEqual([
      ...Array.from({ length: mostWorkspaces }, () => 'read'),
      'beyond',
    ]);
    expect(listed.at(-1)).toMatchObject({ name: 'Shop 9', content: null });
  });
});
