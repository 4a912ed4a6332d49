import { eq } from 'drizzle-orm';
import { recordAudit } from '@/lib/access/audit';
import type { Member } from '@/lib/access/member';
import { lockWorkspace, requireQuota } from '@/lib/access/quotas';
import { sharedNow } from '@/lib/base/clock';
import { Failure } from '@/lib/base/failure';
import type { KeyFamily } from '@/lib/contract/operations';
import type { Db } from '@/lib/server/db/database';
import { addConnection, describeKey } from './add-connection';
import {
  findConnection,
  madeForAnotherApi,
  removeConnection,
  setConnectionInUse,
} from './change-connections';
import { cleanKey, findKeyProblem } from './key-rule';
import { connections } from './schema';
import type { Vault } from './vault';

type Changing = {
  db: Db;
  /** Deletes data stored with the workspace's previous keys. */
  keysChanged: (workspaceId: string) => Promise<void>;
};
type Storing = Changing & {
  vault: Vault;
  /** Checks a key with the API. Throws Failure if it is rejected. */
  checkKey: (family: KeyFamily, key: string) => Promise<void>;
};

/**
 * Stores a key after the API has accepted it. `replaces` is the id of a key to delete; the new key gets its own id, so
 * that an id always means one key. In the demo, a visitor's key is stored in addition to the demo's. Throws Failure
 * `invalid_input`, `not_found`, `conflict`, or the failure of the request.
 */
export async function storeKey(
  { db, vault, checkKey, keysChanged }: Storing,
  member: Member,
  given: { family: KeyFamily; key: string; replaces?: string | undefined },
): Promise<{ id: string }> {
  const key = cleanKey(given.key);
  const problem = findKeyProblem(key);
  if (problem) {
    throw new Failure('invalid_input', problem, { issues: [{ field: 'key', message: problem }] });
  }
  const { workspaceId, userId } = member;
  const old = given.replaces ? await findConnection(db, workspaceId, given.replaces) : undefined;
  if (old) refuseDemoKey(member, old);
  if (old?.otherApi) throw madeForAnotherApi();
  const family = old?.family ?? given.family;
  await checkKey(family, key);
  const fields = { workspaceId, family, key, createdBy: userId, checkedAt: sharedNow() };
  const id = await db.transaction(async (tx) => {
    await lockWorkspace(tx, workspaceId);
    const replaced = old && (await findConnection(tx, workspaceId, old.id));
    const spare = replaced ? !replaced.inUse : member.demo;
    const added = await addConnection(tx, vault, { ...fields, spare });
    if (replaced) await removeConnection(tx, workspaceId, replaced.id);
    await requireQuota(
      tx,
      'connections',
      { workspaceId },
      connections,
      eq(connections.workspaceId, workspaceId),
    );
    const subject = describeConnection({ family, ...describeKey(key) });
    await recordAudit(tx, { workspaceId, userId, action: old ? 'key.replaced' : 'key.added', subject });
    return added;
  });
  await keysChanged(workspaceId);
  return { id };
}

/** Selects another stored key. Throws Failure `not_found`, or `conflict` in the demo. */
export async function switchKey({ db, keysChanged }: Changing, member: Member, id: string): Promise<void> {
  if (member.demo) throw new Failure('conflict', 'The demo keeps using its own keys.');
  const { workspaceId, userId } = member;
  await db.transaction(async (tx) => {
    await setConnectionInUse(tx, workspaceId, id);
    const subject = describeConnection(await findConnection(tx, workspaceId, id));
    await recordAudit(tx, { workspaceId, userId, action: 'key.used', subject });
  });
  await keysChanged(workspaceId);
}

/** Deletes a key. Throws Failure `not_found`, or `conflict` for the demo's own key. */
export async function dropKey({ db, keysChanged }: Changing, member: Member, id: string): Promise<void> {
  const { workspaceId, userId } = member;
  const old = await findConnection(db, workspaceId, id);
  refuseDemoKey(member, old);
  await db.transaction(async (tx) => {
    await removeConnection(tx, workspaceId, id);
    await recordAudit(tx, { workspaceId, userId, action: 'key.removed', subject: describeConnection(old) });
  });
  await keysChanged(workspaceId);
}

function refuseDemoKey({ demo }: Member, { provisioned }: { provisioned: boolean }): void {
  if (demo && provisioned) {
    throw new Failure('conflict', 'The demo’s own keys stay. Add a key of yours to try this.');
  }
}

function describeConnection(key: { family: KeyFamily; prefix: string; lastFour: string }): string {
  return `${key.family} ${key.prefix}…${key.lastFour}`;
}
