import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { makeMember } from '@/lib/access/testing/people';
import { eachDatabase } from '@/lib/testing/databases';
import { addConnection } from './add-connection';
import { recordHealth } from './connection-health';
import { connections } from './schema';
import { testVault } from './testing/vault';

const second = (at: number) => new Date(Date.UTC(2026, 5, 1, 10, 0, at));

eachDatabase('the health of a key', (database) => {
  it('is written once a minute, and at once when it changes', async () => {
    const { db } = database();
    const { workspaceId } = await makeMember(db);
    const added = { workspaceId, family: 'seller' as const, key: 'sk_a_key_of_a_seller', spare: false };
    const id = await addConnection(db, testVault, added);
    const note = async (outcome: 'success' | 'refusal', at: number) => {
      await recordHealth(db, id, outcome, second(at));
      const [key] = await db.select().from(connections).where(eq(connections.id, id));
      return [key?.lastSuccessAt?.getUTCSeconds(), key?.lastRefusedAt?.getUTCSeconds()];
    };
    expect(await note('success', 0)).toEqual([0, undefined]);
    expect(await note('success', 10)).toEqual([0, undefined]);
    expect(await note('refusal', 20)).toEqual([0, 20]);
    expect(await note('success', 40)).toEqual([40, 20]);
    expect(await note('success', 50)).toEqual([40, 20]);
  });
});
