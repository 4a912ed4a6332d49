import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { creatorQuerySchema } from '@/features/creators/creator-query';
import { listCreators } from '@/features/creators/list-creators';
import { listAllGoals } from '@/features/goals/list-goals';
import { goals } from '@/features/goals/schema';
import { toColumns } from '@/features/goals/write-goal';
import { listProducts } from '@/features/products/list-products';
import { productQuerySchema } from '@/features/products/product-query';
import { product, setUpProfit } from '@/features/profit/testing/profit-set-up';
import type { GroupKind } from '@/lib/data/group-dimensions';
import { listSources } from '@/lib/data/lists/list-sources';
import { addItems, beginWalk, finishWalk, forgetLists, type ListWalk } from '@/lib/data/lists/store-list';
import { storeItems } from '@/lib/data/lists/testing/store-items';
import type { LedgerStore } from '@/lib/data/store/store';
import { summarize } from '@/lib/data/summary/summary';
import { summaryQuerySchema } from '@/lib/data/summary/summary-query';
import { eachLedger } from '@/lib/data/testing/ledgers';
import { brandA, reportRow } from '@/lib/data/testing/rows';
import { sampleCreator } from '@/lib/data/testing/sample-items';
import { makeMember } from '@/lib/server/accounts/testing/people';
import { requireConnectionInUse } from '@/lib/server/connections/connection-in-use';
import { auditEvents } from '@/lib/server/identity/schema';
import { addGroup } from './add-group';
import { addMembers, changeGroup, deleteGroup, removeMembers } from './change-group';
import { listGroups, readGroup } from './list-groups';
import { recognizeMembers } from './recognize';

const range = { from: '2026-05-01', to: '2026-05-31' } as const;
const ada = 'c0000000-0000-4000-8000-0000000000a1';
const bob = 'c0000000-0000-4000-8000-0000000000b2';
const nobody = 'c0000000-0000-4000-8000-0000000000ff';
const page = { top: 100, offset: 0 };

const rows = {
  standard: [
    reportRow({ date: '2026-05-02', asin: 'P1', creatorId: ada, sales: 10 }),
    reportRow({ date: '2026-05-03', asin: 'P2', creatorId: bob, sales: 5 }),
  ],
};
const creator = (id: string, name: string) =>
  sampleCreator(id, { name, email: `${name}@example.com`, partneredBrandIds: [brandA] });

/** Begins a first walk of products. */
async function addProducts(store: LedgerStore, walk: ListWalk): Promise<void> {
  await beginWalk(store, walk);
  const items = [product('P1'), product('P2', { inStock: false })];
  const { toItem } = listSources.products;
  await addItems(
    store,
    walk,
    items.map((one) => ({ ...toItem(one), data: one })),
    0,
  );
}

eachLedger('Groups', (ledger) => {
  async function setUp() {
    const { db } = ledger();
    const { owner, catalog } = await setUpProfit(ledger(), rows, range, {
      brands: [{ id: brandA, name: 'Alder Kitchen' }],
    });
    const { id: workspaceId, store } = catalog;
    const connection = await requireConnectionInUse(db, workspaceId, 'seller');
    const place = { db, store, workspaceId, connection };
    const at = { asOf: new Date(), fence: 1 };
    await storeItems(place, listSources.products, [product('P1'), product('P2', { inStock: false })], at);
    await storeItems(place, listSources.creators, [creator(ada, 'Ada'), creator(bob, 'Bob')], at);
    return { db, owner, catalog, workspaceId, store, place };
  }

  const salesBy = async ({ catalog }: Awaited<ReturnType<typeof setUp>>, asked: object) => {
    const query = summaryQuerySchema.parse({ ...range, ...asked });
    const { currencies, overlapping } = await summarize(catalog, query);
    const [part] = currencies;
    return {
      total: part?.figures.sales,
      lines: part?.groups.map(({ label, figures }) => [label, figures.sales]),
      overlapping: overlapping.length,
    };
  };

  it('are added by ids, renamed, changed and deleted, and audited', async () => {
    const set = await setUp();
    const { db, owner, workspaceId } = set;
    const added = await addGroup(set.catalog, owner, {
      kind: 'creator',
      name: 'Top',
      ids: `${ada.toUpperCase()}, ${nobody}`,
    });
    expect(added).toMatchObject({ members: 2, unknown: 1 });
    expect(await readGroup(set, workspaceId, added.id, page)).toMatchObject({
      group: { name: 'Top', members: 2, waiting: false, filter: null },
      members: [
        { id: ada, name: 'Ada' },
        { id: nobody, name: null },
      ],
      unknown: 1,
    });
    await expect(addGroup(set.catalog, owner, { kind: 'creator', name: 'Top' })).rejects.toMatchObject({
      code: 'conflict',
    });
    await addGroup(set.catalog, owner, { kind: 'product', name: 'Top', ids: 'P1' });
    await changeGroup(db, owner, added.id, { name: 'Best' });
    expect(await addMembers(set.catalog, owner, added.id, `${ada}\n${bob}`)).toEqual({
      added: 1,
      unknown: 0,
    });
    expect(await removeMembers(set.catalog, owner, added.id, nobody)).toEqual({ removed: 1 });
    expect(await salesBy(set, { group: 'creator_group' })).toEqual({
      total: '15.00',
      lines: [['Best', '15.00']],
      overlapping: 0,
    });
    await deleteGroup(db, owner, added.id);
    expect(await salesBy(set, { group: 'creator_group' })).toMatchObject({ lines: [[null, '15.00']] });
    expect((await listGroups(set, workspaceId)).groups.map(({ name }) => name)).toEqual(['Top']);
    const actions = await db
      .select({ action: auditEvents.action, subject: auditEvents.subject })
      .from(auditEvents)
      .where(eq(auditEvents.workspaceId, workspaceId));
    expect(actions.filter(({ action }) => action.startsWith('groups.'))).toHaveLength(6);
    const stranger = await makeMember(db);
    for (const change of [
      () => changeGroup(db, stranger, added.id, { name: 'Mine' }),
      () => deleteGroup(db, stranger, added.id),
      () => addMembers(set.catalog, stranger, added.id, ada),
    ]) {
      await expect(change()).rejects.toMatchObject({ code: 'not_found' });
    }
    const viewer = { ...owner, role: 'creator' as const };
    await expect(addGroup(set.catalog, viewer, { kind: 'creator', name: 'No' })).rejects.toMatchObject({
      code: 'forbidden',
    });
  });

  it('follow their filter when the list changes', async () => {
    const set = await setUp();
    const { owner, workspaceId, place } = set;
    const { id } = await addGroup(set.catalog, owner, {
      kind: 'product',
      name: 'Out of stock',
      filter: { stock: 'out' },
    });
    const idsOf = async () => (await readGroup(set, workspaceId, id, page)).members.map((one) => one.id);
    expect(await idsOf()).toEqual(['P2']);
    expect(await salesBy(set, { product_groups: id })).toMatchObject({ total: '5.00' });
    const later = { asOf: new Date(), fence: 2 };
    const items = [product('P1', { inStock: false }), product('P2')];
    await storeItems(place, listSources.products, items, later);
    expect(await salesBy(set, { product_groups: id })).toMatchObject({ total: '10.00' });
    expect(await idsOf()).toEqual(['P1']);
    await expect(addMembers(set.catalog, owner, id, 'P2')).rejects.toMatchObject({ code: 'conflict' });
    const live = await addGroup(set.catalog, owner, { kind: 'creator', name: 'Ada', filter: { q: 'ADA' } });
    expect(await salesBy(set, { creator_groups: live.id })).toMatchObject({ total: '10.00' });
  });

  it('follow a filter that is set while the one before is evaluated', async () => {
    const set = await setUp();
    const { db, owner, workspaceId, store } = set;
    const { id } = await addGroup(set.catalog, owner, {
      kind: 'product',
      name: 'Live',
      filter: { stock: 'out' },
    });
    let isChanged = false;
    const meanwhile: LedgerStore = {
      ...store,
      read: async (statement, values) => {
        const found = await store.read(statement, values);
        if (!isChanged && statement.includes('ledger.items')) {
          isChanged = true;
          await changeGroup(db, owner, id, { filter: { stock: 'in' } });
        }
        return found;
      },
    };
    await listGroups({ db, store: meanwhile }, workspaceId);
    expect(isChanged).toBe(true);
    expect((await readGroup(set, workspaceId, id, page)).members.map((one) => one.id)).toEqual(['P1']);
    expect(await salesBy(set, { product_groups: id })).toMatchObject({ total: '10.00' });
  });

  it.each([
    ['never read', async () => {}, 'partial'],
    ['half read', (walk: ListWalk, store: LedgerStore) => addProducts(store, walk), 'partial'],
    [
      'cut',
      async (walk: ListWalk, store: LedgerStore) => {
        await addProducts(store, walk);
        await finishWalk(store, walk, { cut: true });
      },
      'cut',
    ],
    [
      'of a key that was replaced',
      async (walk: ListWalk, store: LedgerStore) => {
        const former = { ...walk, connection: 'former' };
        await addProducts(store, former);
        await finishWalk(store, former, { cut: false });
      },
      'partial',
    ],
  ] as const)('that follow a list that is %s are not complete in any answer', async (_, prepare, state) => {
    const set = await setUp();
    const { db, owner, catalog, workspaceId, store, place } = set;
    const { id } = await addGroup(set.catalog, owner, {
      kind: 'product',
      name: 'Out',
      filter: { stock: 'out' },
    });
    await forgetLists(store, workspaceId, { connection: place.connection });
    const walk = { workspaceId, list: 'products', connection: place.connection, fence: 9, asOf: new Date() };
    await prepare(walk, store);
    const lists = [{ name: 'products', state }];
    const isWaiting = async () => (await listGroups(set, workspaceId)).groups.map(({ waiting }) => waiting);
    expect(await isWaiting()).toEqual([true]);
    for (const asked of [{ product_groups: id }, { product_groups: 'none' }, { group: 'product_group' }]) {
      const { basis } = await summarize(catalog, summaryQuerySchema.parse({ ...range, ...asked }));
      expect(basis).toMatchObject({ complete: false, lists });
    }
    const { basis } = await summarize(
      catalog,
      summaryQuerySchema.parse({ ...range, creator_groups: 'none' }),
    );
    expect(basis).toMatchObject({ complete: true, lists: [] });
    const goal = { metric: 'sales' as const, currency: 'USD', target: '500', period: '2026-05' };
    const subject = { kind: 'product_group' as const, id };
    await db.insert(goals).values({ ...toColumns({ ...goal, subject }), workspaceId });
    await db.insert(goals).values({ ...toColumns({ ...goal, subject: null }), workspaceId });
    const measured = await listAllGoals(catalog, {});
    expect(measured.basis).toMatchObject({ complete: false, lists });
    const states = measured.goals.map((one) => [one.subject?.id, one.state]);
    expect(states).toContainEqual([id, 'unknown']);
    expect(states).toContainEqual([undefined, 'missed']);
    await storeItems(place, listSources.products, [product('P1'), product('P2', { inStock: false })], {
      asOf: new Date(),
      fence: 10,
    });
    expect(await isWaiting()).toEqual([false]);
    const read = await summarize(catalog, summaryQuerySchema.parse({ ...range, product_groups: id }));
    expect(read.basis).toMatchObject({ complete: true, lists: [{ name: 'products', state: 'complete' }] });
    expect(read.currencies[0]?.figures.sales).toBe('5.00');
  });

  it('wait for their list to be read to its end', async () => {
    const set = await setUp();
    const { owner, workspaceId, store, place } = set;
    await forgetLists(store, workspaceId, { connection: place.connection });
    const walk = { workspaceId, list: 'products', connection: place.connection, fence: 9, asOf: new Date() };
    await addProducts(store, walk);
    const { id } = await addGroup(set.catalog, owner, {
      kind: 'product',
      name: 'Out',
      filter: { stock: 'out' },
    });
    expect((await readGroup(set, workspaceId, id, page)).group).toMatchObject({ waiting: true, members: 0 });
    await finishWalk(store, walk, { cut: false });
    expect((await readGroup(set, workspaceId, id, page)).group).toMatchObject({ waiting: false, members: 1 });
  });

  it('follow another filter once that is set', async () => {
    const set = await setUp();
    const { db, owner, workspaceId, store } = set;
    const live = { kind: 'product', name: 'Live', filter: { stock: 'out' } } as const;
    const { id } = await addGroup(set.catalog, owner, live);
    const chosen = await addGroup(set.catalog, owner, { kind: 'product', name: 'Chosen', ids: 'P1' });
    expect(await salesBy(set, { product_groups: id })).toMatchObject({ total: '5.00' });
    await changeGroup(db, owner, id, { filter: { stock: 'in' } });
    expect(await salesBy(set, { product_groups: id })).toMatchObject({ total: '10.00' });
    const { groups } = await listGroups({ db, store }, workspaceId);
    expect(groups.find((group) => group.id === id)).toMatchObject({ filter: { stock: 'in' }, members: 1 });
    await expect(changeGroup(db, owner, chosen.id, { filter: { stock: 'in' } })).rejects.toMatchObject({
      code: 'conflict',
    });
    const creators = await addGroup(set.catalog, owner, {
      kind: 'creator',
      name: 'Ada',
      filter: { q: 'ada' },
    });
    await expect(changeGroup(db, owner, creators.id, { filter: { stock: 'in' } })).rejects.toMatchObject({
      code: 'invalid_input',
      issues: [{ field: 'filter', message: 'must have only q, brands' }],
    });
  });

  it('are a filter and a column of the lists', async () => {
    const set = await setUp();
    const { owner } = set;
    const { id } = await addGroup(set.catalog, owner, { kind: 'creator', name: 'B', ids: ada });
    await addGroup(set.catalog, owner, { kind: 'creator', name: 'A', ids: ada });
    const products = await addGroup(set.catalog, owner, { kind: 'product', name: 'Two', ids: 'P2' });
    const catalog = { ...set.catalog, still: true };
    const creators = async (groups: string) => {
      const answer = await listCreators(catalog, creatorQuerySchema.parse({ ...range, groups }));
      return answer.rows.map(({ creator, groups }) => [creator.name, groups.map(({ name }) => name)]);
    };
    expect(await creators(id)).toEqual([['Ada', ['A', 'B']]]);
    expect(await creators('none')).toEqual([['Bob', []]]);
    const listed = await listProducts(catalog, productQuerySchema.parse({ ...range, groups: products.id }));
    expect(listed.rows.map(({ product, groups }) => [product.primaryId, groups.length])).toEqual([['P2', 1]]);
    expect(listed.totals.map(({ figures }) => figures.sales)).toEqual(['5.00']);
  });

  it('say which pasted texts name a member', async () => {
    const { catalog, owner } = await setUp();
    const ask = (kind: GroupKind, ids: string) => recognizeMembers(catalog, { kind, ids });
    const bobOnly = [{ id: bob, name: 'Bob' }];
    expect(await ask('product', 'P1; P9')).toEqual({
      total: 2,
      known: 1,
      unknown: ['P9'],
      examples: [{ id: 'P1', name: expect.any(String) }],
    });
    for (const text of [
      bob,
      `https://deck.example.com/creators/${bob}?from=2026-05-01`,
      '1. “ＢＯＢ”',
      'BOB@example.com',
      'Bob B. <bob@example.com>',
      'Name,Email Address\nSomebody,bob@example.com',
      `Creator id;Name\n${bob};Ada`,
    ]) {
      expect(await ask('creator', text)).toEqual({ total: 1, known: 1, unknown: [], examples: bobOnly });
    }
    expect(await ask('creator', 'Bob, Nobody Else\nAda')).toMatchObject({
      total: 3,
      known: 2,
      unknown: ['Nobody Else'],
    });
    expect(await ask('creator', 'Bob? Who')).toMatchObject({ known: 0, unknown: ['Bob? Who'] });
    await expect(ask('product', ' ,')).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(
      addGroup(catalog, owner, { kind: 'creator', name: 'B', ids: 'Nobody Else' }),
    ).rejects.toMatchObject({ issues: [{ message: 'Nobody Else is no creator of this workspace' }] });
  });
});
