import { expect, it } from 'vitest';
import { makeMember } from '@/lib/access/testing/people';
import { eachDatabase } from '@/lib/testing/databases';
import { addConnection } from './add-connection';
import { removeConnection, setConnectionInUse } from './change-connections';
import { listConnections } from './list-connections';
import { testVault } from './testing/vault';

const rounds = 10;

eachDatabase('keys changed at once', (database) => {
  async function setUp(spares: number) {
    const { db } = database();
    const { workspaceId } = await makeMember(db);
    const add = (spare: boolean) =>
      addConnection(db, testVault, { workspaceId, family: 'seller', key: 'sk_a_key_of_a_seller', spare });
    const inUse = await add(false);
    const kept: string[] = [];
    for (let spare = 0; spare < spares; spare += 1) kept.push(await add(true));
    const listInUse = async () =>
      (await listConnections(db, workspaceId)).filter((key) => key.inUse).map(({ id }) => id);
    return { db, workspaceId, inUse, kept, add, listInUse };
  }

  it('keep one in use if the selected key is removed at the same time', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { db, workspaceId, inUse, kept, listInUse } = await setUp(1);
      const [id = ''] = kept;
      await Promise.allSettled([
        setConnectionInUse(db, workspaceId, id),
        removeConnection(db, workspaceId, id),
      ]);
      expect(await listInUse()).toEqual([inUse]);
    }
  });

  it('keep one in use in either order, and none fails', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { db, workspaceId, inUse, kept, add, listInUse } = await setUp(2);
      await Promise.all([
        ...kept.map((id) => setConnectionInUse(db, workspaceId, id)),
        removeConnection(db, workspaceId, inUse),
        add(false),
      ]);
      expect(await listInUse()).toHaveLength(1);
    }
  });
});
