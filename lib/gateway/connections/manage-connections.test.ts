import { expect, it } from 'vitest';
import { eraseAccount } from '@/features/people/accounts/erase-account';
import type { Member } from '@/lib/access/member';
import { makeMember } from '@/lib/access/testing/people';
import type { KeyFamily } from '@/lib/contract/operations';
import { forgetOtherConnections } from '@/lib/data/fetch/sync/forget-orphans';
import { createSyncs } from '@/lib/data/fetch/sync/syncs';
import { summarize } from '@/lib/data/read/summary/summary';
import { summaryQuerySchema } from '@/lib/data/read/summary/summary-query';
import { makeFakeApi } from '@/lib/data/testing/fake-api';
import { eachLedger } from '@/lib/data/testing/ledgers';
import { reportRow } from '@/lib/data/testing/rows';
import { checkKey } from '@/lib/gateway/check-key';
import { createHandlerTransport } from '@/lib/gateway/transport';
import { listConnections } from './list-connections';
import { dropKey, storeKey, switchKey } from './manage-connections';
import { testVault } from './testing/vault';

const days = { from: '2025-07-01', to: '2025-07-31' };
/** An API that accepts every key. */
const transport = createHandlerTransport(async () => Response.json({ brands: [], cursor: null }));

eachLedger('What a seller key brought', (ledger) => {
  async function setUp() {
    const { db, stores } = ledger();
    const member = await makeMember(db);
    const { workspaceId } = member;
    const store = stores.of(workspaceId);
    const parts = {
      db,
      vault: testVault,
      checkKey: (family: KeyFamily, key: string) => checkKey(transport, family, key),
      keysChanged: () => forgetOtherConnections(db, store, workspaceId),
      emptyAccount: async () => {},
      workspaceDeleted: stores.remove,
    };
    const { id } = await storeKey(parts, member, { family: 'seller', key: 'sk_first_key_of_a_seller' });
    const api = makeFakeApi({ standard: [reportRow({ date: '2025-07-01' })] });
    const syncs = createSyncs({ db, storeFor: () => store, callFor: () => api.call });
    await syncs.start(workspaceId, { sources: ['reports:standard'], range: days });
    await syncs.settle();
    const countRows = async () =>
      (await summarize({ id: workspaceId, db, store }, summaryQuerySchema.parse(days))).receipt.rows;
    expect(await countRows()).toBe(1);
    return { parts, member, id, countRows };
  }
  type SetUp = Awaited<ReturnType<typeof setUp>>;
  const other = { family: 'seller' as const, key: 'sk_second_key_of_a_seller' };

  it.each<[string, (given: SetUp) => Promise<unknown>]>([
    ['is removed', ({ parts, member, id }) => dropKey(parts, member, id)],
    ['is replaced', ({ parts, member, id }) => storeKey(parts, member, { ...other, replaces: id })],
    ['gives way to another', ({ parts, member }) => storeKey(parts, member, other)],
    ['goes with its account', ({ parts, member }) => eraseAccount(parts, member)],
  ])('leaves when the key %s', async (_, act) => {
    const given = await setUp();
    await act(given);
    expect(await given.countRows()).toBe(0);
  });

  it('stays if the key to replace was removed meanwhile', async () => {
    const { parts, member, id, countRows } = await setUp();
    const { id: spare } = await storeKey(parts, { ...member, demo: true }, other);
    const slow = { ...parts, checkKey: () => dropKey(parts, member, spare) };
    const replacing = storeKey(slow, member, { ...other, replaces: spare });
    await expect(replacing).rejects.toMatchObject({ code: 'not_found' });
    expect((await listConnections(parts.db, member.workspaceId)).map((key) => key.id)).toEqual([id]);
    expect(await countRows()).toBe(1);
  });

  it('is deleted when another key is selected, and stays otherwise', async () => {
    const { parts, member, id, countRows } = await setUp();
    await switchKey(parts, member, id);
    expect(await countRows()).toBe(1);
    const demo: Member = { ...member, demo: true };
    const spare = await storeKey(parts, demo, other);
    expect(await countRows()).toBe(1);
    await switchKey(parts, member, spare.id);
    expect(await countRows()).toBe(0);
    const [inUse] = await listConnections(parts.db, member.workspaceId);
    expect(inUse?.id).toBe(spare.id);
  });
});
