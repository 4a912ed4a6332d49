import { expect, it } from 'vitest';
import { listAllGoals } from '@/features/goals/list-goals';
import { goals } from '@/features/goals/schema';
import { toGoalColumns } from '@/features/goals/write-goal';
import { product } from '@/features/profit/testing/profit-set-up';
import { listSources } from '@/lib/data/fetch/lists/list-sources';
import { storeItems } from '@/lib/data/read/lists/testing/store-items';
import { summarize } from '@/lib/data/read/summary/summary';
import { summaryQuerySchema } from '@/lib/data/read/summary/summary-query';
import type { LedgerStore } from '@/lib/data/store/engine/store';
import {
  addItems,
  beginWalk,
  finishWalk,
  forgetLists,
  type ListWalk,
} from '@/lib/data/store/lists/store-list';
import { eachLedger } from '@/lib/data/testing/ledgers';
import { addGroup } from './add-group';
import { addMembers, changeGroup } from './change-group';
import { listGroups, readGroup } from './list-groups';
import { catalogItems, page, range, setUpGroups } from './testing/group-set-up';

/** Begins a first walk of products. */
async function addProducts(store: LedgerStore, walk: ListWalk): Promise<void> {
  await beginWalk(store, walk);
  const { toItem } = listSources.products;
  const items = catalogItems().map((one) => ({ ...toItem(one), data: one }));
  await addItems(store, walk, items, 0);
}

eachLedger('Groups with a filter', (ledger) => {
  it('follow their filter when the list changes', async () => {
    const set = await setUpGroups(ledger());
    const { owner, workspaceId, place } = set;
    const { id } = await set.addOut();
    const idsOf = async () => (await readGroup(set, workspaceId, id, page)).members.map((one) => one.id);
    expect(await idsOf()).toEqual(['P2']);
    expect(await set.salesBy({ product_groups: id })).toMatchObject({ total: '5.00' });
    const later = { asOf: new Date(), fence: 2 };
    const items = [product('P1', { inStock: false }), product('P2')];
    await storeItems(place, listSources.products, items, later);
    expect(await set.salesBy({ product_groups: id })).toMatchObject({ total: '10.00' });
    expect(await idsOf()).toEqual(['P1']);
    await expect(addMembers(set.catalog, owner, id, 'P2')).rejects.toMatchObject({ code: 'conflict' });
    const live = await addGroup(set.catalog, owner, { kind: 'creator', name: 'Ada', filter: { q: 'ADA' } });
    expect(await set.salesBy({ creator_groups: live.id })).toMatchObject({ total: '10.00' });
  });

  it('follow a filter that is set while the one before is evaluated', async () => {
    const set = await setUpGroups(ledger());
    const { db, owner, workspaceId, store } = set;
    const { id } = await set.addOut();
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
    expect(await set.salesBy({ product_groups: id })).toMatchObject({ total: '10.00' });
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
    const set = await setUpGroups(ledger());
    const { db, catalog, workspaceId, store, place } = set;
    const { id } = await set.addOut();
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
    await db.insert(goals).values({ ...toGoalColumns({ ...goal, subject }), workspaceId });
    await db.insert(goals).values({ ...toGoalColumns({ ...goal, subject: null }), workspaceId });
    const measured = await listAllGoals(catalog, {});
    expect(measured.basis).toMatchObject({ complete: false, lists });
    const states = measured.goals.map((one) => [one.subject?.id, one.state]);
    expect(states).toContainEqual([id, 'unknown']);
    expect(states).toContainEqual([undefined, 'missed']);
    await storeItems(place, listSources.products, catalogItems(), {
      asOf: new Date(),
      fence: 10,
    });
    expect(await isWaiting()).toEqual([false]);
    const read = await summarize(catalog, summaryQuerySchema.parse({ ...range, product_groups: id }));
    expect(read.basis).toMatchObject({ complete: true, lists: [{ name: 'products', state: 'complete' }] });
    expect(read.currencies[0]?.figures.sales).toBe('5.00');
  });

  it('wait for their list to be read to its end', async () => {
    const set = await setUpGroups(ledger());
    const { workspaceId, store, place } = set;
    await forgetLists(store, workspaceId, { connection: place.connection });
    const walk = { workspaceId, list: 'products', connection: place.connection, fence: 9, asOf: new Date() };
    await addProducts(store, walk);
    const { id } = await set.addOut();
    expect((await readGroup(set, workspaceId, id, page)).group).toMatchObject({ waiting: true, members: 0 });
    await finishWalk(store, walk, { cut: false });
    expect((await readGroup(set, workspaceId, id, page)).group).toMatchObject({ waiting: false, members: 1 });
  });

  it('follow another filter once that is set', async () => {
    const set = await setUpGroups(ledger());
    const { db, owner, workspaceId, store } = set;
    const { id } = await set.addOut();
    const chosen = await addGroup(set.catalog, owner, { kind: 'product', name: 'Chosen', ids: 'P1' });
    expect(await set.salesBy({ product_groups: id })).toMatchObject({ total: '5.00' });
    await changeGroup(db, owner, id, { filter: { stock: 'in' } });
    expect(await set.salesBy({ product_groups: id })).toMatchObject({ total: '10.00' });
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
});
