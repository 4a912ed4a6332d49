import { randomUUID } from 'node:crypto';
import { lockWorkspace } from '@/lib/access/quotas';
import type { KeyFamily } from '@/lib/contract/operations';
import type { Db } from '@/lib/server/db/database';
import { isKeyOf } from './connection-in-use';
import { connections } from './schema';
import type { Vault } from './vault';

type NewConnection = {
  workspaceId: string;
  family: KeyFamily;
  key: string;
  createdBy?: string;
  provisioned?: boolean;
  /** Stores the key without using it. */
  spare?: boolean;
  /** When the API last accepted it. */
  checkedAt?: Date;
};

/** Encrypts and stores a key for the API in use, and uses it unless it is a `spare`. Returns its id. */
export async function addConnection(db: Db, vault: Vault, given: NewConnection): Promise<string> {
  const { workspaceId, family, key, createdBy, provisioned = false, spare = false, checkedAt } = given;
  const id = randomUUID();
  const jwe = await vault.seal(key, { workspaceId, connectionId: id });
  const row = {
    id,
    workspaceId,
    family,
    jwe,
    ...describeKey(key),
    createdBy,
    provisioned,
    lastSuccessAt: checkedAt,
  };
  await db.transaction(async (tx) => {
    if (!spare) {
      await lockWorkspace(tx, workspaceId);
      await tx.update(connections).set({ inUse: false }).where(isKeyOf(workspaceId, family));
    }
    await tx.insert(connections).values({ ...row, inUse: !spare });
  });
  return id;
}

/** The parts of a key that may be shown: never more than half of it. */
export function describeKey(key: string): { prefix: string; lastFour: string } {
  const shown = Math.floor(key.length / 4);
  return { prefix: key.slice(0, Math.min(8, shown)), lastFour: key.slice(-Math.min(4, shown || 1)) };
}
