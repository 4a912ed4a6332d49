import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { creatorQuerySchema } from '@/features/creators/creator-query';
import { listCreators } from '@/features/creators/list-creators';
import { listProducts } from '@/features/products/list-products';
import { productQuerySchema } from '@/features/products/product-query';
import { makeMember } from '@/lib/access/testing/people';
import { eachLedger } from '@/lib/data/testing/ledgers';
import { auditEvents } from '@/lib/server/identity/schema';
import { addGroup } from './add-group';
import { addMembers, changeGroup, deleteGroup, removeMembers } from './change-group';
import { listGroups, readGroup } from './list-groups';
import { ada, bob, page, range, setUpGroups } from './testing/group-set-up';

const nobody = 'c0000000-0000-4000-8000-0000000000ff';

eachLedger('Groups', (ledger) => {
  it('are added by ids, renamed, changed and deleted, and audited', async () => {
    const set = await setUpGroups(ledger());
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
    expect(await set.salesBy({ group: 'creator_group' })).toEqual({
      total: '15.00',
      lines: [['Best', '15.00']],
      overlapping: 0,
    });
    await deleteGroup(db, owner, added.id);
    expect(await set.salesBy({ group: 'creator_group' })).toMatchObject({ lines: [[null, '15.00']] });
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

  it('are a filter and a column of the lists', async () => {
    const set = await setUpGroups(ledger());
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
});
