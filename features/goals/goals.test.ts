import { desc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { addGroup } from '@/features/groups/add-group';
import { deleteGroup } from '@/features/groups/change-group';
import { newGroupSchema } from '@/features/groups/group';
import { setUpProfit } from '@/features/profit/testing/profit-set-up';
import { makeMember } from '@/lib/access/testing/people';
import { namedGroups } from '@/lib/data/store/groups-schema';
import { datasets } from '@/lib/data/terms/datasets';
import { type DayRange, eachDay } from '@/lib/data/terms/days';
import { makeFakeApi } from '@/lib/data/testing/fake-api';
import { eachLedger } from '@/lib/data/testing/ledgers';
import { brandA, brandB, creatorA, reportRow } from '@/lib/data/testing/rows';
import { storeSource } from '@/lib/data/testing/store-source';
import { requireConnectionInUse } from '@/lib/gateway/connections/connection-in-use';
import { english } from '@/lib/language/english';
import { readCsv } from '@/lib/server/files/testing/read-file';
import { auditEvents } from '@/lib/server/identity/schema';
import { exportGoals } from './export/goals';
import { goalsQuerySchema, type NewGoal, newGoalSchema } from './goal';
import { listGoals } from './list-goals';
import { addGoal, changeGoal, deleteGoal } from './store-goals';

const range = { from: '2026-05-01', to: '2026-06-20' } as const;
/** After the rows were fetched. */
const now = () => new Date('2026-06-30T13:00:00.000Z');
const other = 'c0000000-0000-4000-8000-0000000000c2';
const listed = {
  brands: [
    { id: brandA, name: 'Alder Kitchen' },
    { id: 'b0000000-0000-4000-8000-0000000000b1', name: 'Twice' },
    { id: 'b0000000-0000-4000-8000-0000000000b2', name: 'twice' },
  ],
  creators: [{ id: creatorA, name: 'Mara' }],
};
/** Each day 10 USD of one brand and creator, 5 USD of others, and 7 EUR. */
const rows = {
  standard: eachDay(range).flatMap((date) => [
    reportRow({ date, sales: 10, clicks: 2 }),
    reportRow({ date, sales: 5, clicks: 3, brandId: brandB, creatorId: other, linkId: 'link-2' }),
    reportRow({ date, sales: 7, clicks: 4, currency: 'EUR', linkId: 'link-3' }),
  ]),
};
const all = goalsQuerySchema.parse({});
const goal = (given: Partial<NewGoal> = {}): NewGoal =>
  newGoalSchema.parse({ metric: 'sales', currency: 'USD', period: '2026-06', target: '400', ...given });

eachLedger('Goals', (ledger) => {
  async function setUp() {
    const { owner, catalog } = await setUpProfit(ledger(), rows, { ...range, from: '2025-06-01' }, listed);
    const parts = { ...catalog, now };
    return {
      owner,
      catalog,
      db: ledger().db,
      add: (given: Partial<NewGoal>) => addGoal({ ...catalog, member: owner }, goal(given)),
      list: async (query = all) => listGoals(parts, query),
      fetch: async (days: DayRange, at: Date) => {
        const connection = await requireConnectionInUse(ledger().db, catalog.id, 'seller');
        const { call } = makeFakeApi(rows, Number.POSITIVE_INFINITY);
        for (const source of datasets.reports.sources) {
          const place = { store: catalog.store, call, now: () => at, connection, range: days };
          await storeSource(place, { workspaceId: catalog.id, source, fence: 2 });
        }
      },
    };
  }

  it('count the rows of their subject and currency, as Reports does', async () => {
    const { owner, catalog, db, add, list } = await setUp();
    const newGroup = newGroupSchema.parse({ kind: 'creator', name: 'Stars', ids: `${other} ${creatorA}` });
    const group = await addGroup(catalog, owner, newGroup);
    await add({});
    await add({ currency: 'EUR', target: '100.5' });
    await add({ subject: { kind: 'brand', id: 'alder kitchen' } });
    await add({ subject: { kind: 'creator', id: other.toUpperCase() }, period: '2026-Q2' });
    await add({ subject: { kind: 'creator_group', id: group.id } });
    await add({ metric: 'clicks', currency: null, target: '270', period: '2026-05' });
    await add({ metric: 'clicks', currency: 'EUR', target: '200', period: '2026-05' });
    const { goals, total, stored, basis, receipt } = await list();
    expect([total, stored]).toEqual([7, 7]);
    const shown = goals.map(({ metric, currency, period, name, value, target, state }) =>
      [metric, currency, period, name, value, target, state].join(' '),
    );
    expect(shown.sort()).toEqual([
      'clicks  2026-05  279 270 reached',
      'clicks EUR 2026-05  124 200 missed',
      'sales EUR 2026-06  140.00 100.50 unknown',
      // Nine days of the year behind a forecast are not stored.
      'sales USD 2026-06  300.00 400.00 unknown',
      'sales USD 2026-06 Alder Kitchen 200.00 400.00 unknown',
      'sales USD 2026-06 Stars 300.00 400.00 unknown',
      'sales USD 2026-Q2  255.00 400.00 unknown',
    ]);
    expect(receipt.state).toBe('partial');
    expect(basis.rows).toContainEqual({
      // The weeks behind its pace are in it.
      datasets: ['reports'],
      range: { from: '2026-04-06', to: '2026-05-31' },
      state: 'complete',
      gaps: [],
      loadedEarly: [],
    });
    expect(basis.complete).toBe(false);
    const june = goalsQuerySchema.parse({ from: '2026-06-30', to: '2026-07-31', top: '2' });
    expect(await list(june)).toMatchObject({ total: 5, stored: 7, goals: [{}, {}] });
    await deleteGroup(db, owner, group.id);
    const gone = (await list()).goals.find(({ subject }) => subject?.kind === 'creator_group');
    expect(gone).toMatchObject({ state: 'gone', value: null, share: null, forecast: null, name: null });
  });

  it('say the same of a running goal, whichever page asks, and nothing before its year is stored', async () => {
    const { add, list, fetch } = await setUp();
    await add({});
    await add({ metric: 'clicks', currency: null, target: '270', period: '2026-05' });
    const overview = goalsQuerySchema.parse({ from: '2026-06-30', to: '2026-06-30', top: '4' });
    const both = async () => {
      const shown = await Promise.all([list(), list(overview)]);
      return shown.map(({ goals }) => goals.find(({ metric }) => metric === 'sales'));
    };
    const [page, card] = await both();
    expect(card).toEqual(page);
    expect(page).toMatchObject({
      state: 'unknown',
      pace: null,
      forecast: null,
      daysCounted: 20,
      daysOver: 29,
    });
    expect((await list(overview)).basis.complete).toBe(false);
    await fetch({ from: '2026-06-21', to: '2026-06-29' }, new Date('2026-06-29T12:00:00.000Z'));
    await fetch({ from: '2026-06-30', to: '2026-06-30' }, now());
    const [loaded, same] = await both();
    expect(same).toEqual(loaded);
    // Yesterday was read at noon of that day, so it does not count.
    expect(loaded).toMatchObject({ daysCounted: 28, daysOver: 29 });
    expect(loaded?.forecast).not.toBeNull();
    expect((await list(overview)).basis.complete).toBe(true);
  });

  it('have no value while none of their days is stored, in the answer and in the file', async () => {
    const { owner, catalog, add, list } = await setUp();
    await add({ period: '2026-07' });
    await add({ period: '2026-Q3', currency: 'EUR' });
    const later = () => new Date('2026-07-02T12:00:00.000Z');
    const { goals } = await listGoals({ ...catalog, now: later }, all);
    expect(goals.map(({ state, value, share }) => [state, value, share])).toEqual([
      ['unknown', null, null],
      ['unknown', null, null],
    ]);
    // A period that begins later has nothing, and that is known.
    expect((await list()).goals.map(({ state, value }) => [state, value])).toEqual([
      ['scheduled', '0.00'],
      ['scheduled', '0.00'],
    ]);
    const unused = async () => {
      throw new Error('A file makes no calls.');
    };
    const { signal } = new AbortController();
    const calls = { call: unused, walk: unused, signal };
    const context = { ...catalog, member: owner, language: english, now: later, ...calls };
    const file = await exportGoals('goals', context, new URLSearchParams());
    const lines = readCsv(new Uint8Array(await file.arrayBuffer()));
    expect(lines.map((line) => [line.State, line.Reached, line['Share of goal']])).toEqual([
      ['unknown', '', ''],
      ['unknown', '', ''],
    ]);
  });

  it('are not reached by what a group had before its members were unknown', async () => {
    const { owner, catalog, db, add, list } = await setUp();
    const listed = newGroupSchema.parse({ kind: 'creator', name: 'Found', ids: creatorA });
    const { id } = await addGroup(catalog, owner, listed);
    await add({ subject: { kind: 'creator_group', id }, target: '10', period: '2026-05' });
    const states = async () => (await list()).goals.map(({ state, value }) => [state, value]);
    expect(await states()).toEqual([['reached', '310.00']]);
    // It follows a filter, and one of its lists was never read.
    await db
      .update(namedGroups)
      .set({ filter: { q: 'mara' } })
      .where(eq(namedGroups.id, id));
    expect(await states()).toEqual([['unknown', null]]);
  });

  it('are changed, deleted, and audited, and there is one of each kind', async () => {
    const { owner, catalog, db, add, list } = await setUp();
    const { workspaceId } = owner;
    const { id } = await add({});
    await add({ target: '7', period: '2026-07' });
    const taken = { code: 'conflict', issues: [{ field: 'period' }] };
    await expect(add({ target: '1' })).rejects.toMatchObject(taken);
    await expect(
      changeGoal({ ...catalog, member: owner }, { ...goal({ period: '2026-07' }), id }),
    ).rejects.toMatchObject(taken);
    await changeGoal({ ...catalog, member: owner }, { ...goal({ target: '12.50' }), id });
    for (const subject of [
      { kind: 'brand', id: 'Twice' },
      { kind: 'creator', id: 'Nobody' },
      { kind: 'product_group', id: other },
    ] as const) {
      await expect(add({ subject }), subject.id).rejects.toMatchObject({
        code: 'invalid_input',
        issues: [{ field: 'subject.id' }],
      });
    }
    expect((await list()).goals).toMatchObject([
      { period: '2026-07', state: 'scheduled' },
      { target: '12.50' },
    ]);
    await deleteGoal(db, owner, id);
    await expect(deleteGoal(db, owner, id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(changeGoal({ ...catalog, member: owner }, { ...goal(), id })).rejects.toMatchObject({
      code: 'not_found',
    });
    const noted = await db
      .select({ action: auditEvents.action, subject: auditEvents.subject })
      .from(auditEvents)
      .where(eq(auditEvents.workspaceId, workspaceId))
      .orderBy(desc(auditEvents.at))
      .limit(2);
    expect(noted).toEqual([
      { action: 'goals.deleted', subject: '12.50 USD sales, workspace, 2026-06' },
      { action: 'goals.changed', subject: '12.50 USD sales, workspace, 2026-06' },
    ]);
  });

  it('belong to one workspace, and only managers can change them', async () => {
    const { owner, catalog, db, list } = await setUp();
    const other = await setUp();
    const { id } = await other.add({});
    expect((await list()).stored).toBe(0);
    await expect(deleteGoal(db, owner, id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(changeGoal({ ...catalog, member: owner }, { ...goal(), id })).rejects.toMatchObject({
      code: 'not_found',
    });
    const analyst = await makeMember(db, { role: 'analyst', workspaceId: owner.workspaceId });
    const refused = { code: 'forbidden' };
    await expect(addGoal({ ...catalog, member: analyst }, goal())).rejects.toMatchObject(refused);
    await expect(changeGoal({ ...catalog, member: analyst }, { ...goal(), id })).rejects.toMatchObject(
      refused,
    );
    await expect(deleteGoal(db, analyst, id)).rejects.toMatchObject(refused);
  });
});

it.each([
  [{ metric: 'epc' }, ['metric']],
  [{ currency: null }, ['currency']],
  [{ currency: 'XXX' }, ['currency']],
  ...['2026-13', '2026-Q5', '2026', '1999-01', '2026-1'].map((period) => [{ period }, ['period']] as const),
  ...['0', '-1', '1.005', '1e3', '1,5', '', '1234567890123'].map(
    (target) => [{ target }, ['target']] as const,
  ),
  [{ currency: 'JPY', target: '1.5' }, ['target']],
  ...['1.0', '0', '-1', '1234567890123'].map(
    (target) => [{ metric: 'clicks', currency: null, target }, ['target']] as const,
  ),
  [{ subject: { kind: 'product', id: 'x' } }, ['subject', 'kind']],
  [{ subject: { kind: 'brand', id: ' ' } }, ['subject', 'id']],
  [{ subject: { kind: 'brand', id: 'x'.repeat(201) } }, ['subject', 'id']],
  [{ subject: { kind: 'creator_group', id: 'Stars' } }, ['subject', 'id']],
] as const)('a goal with %j is refused', (change, path) => {
  const given = { metric: 'sales', currency: 'USD', period: '2026-06', target: '1', ...change };
  expect(newGoalSchema.safeParse(given).error?.issues[0]?.path).toEqual(path);
});
