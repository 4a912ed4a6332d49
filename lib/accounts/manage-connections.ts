import type { KeyFamily } from '@/lib/contract/operations';
import { Failure } from '@/lib/failure';
import { checkKey } from '@/lib/gateway/check-key';
import { forgetOtherConnections } from '@/lib/ledger/forget-strays';
import type { Runtime } from '@/lib/runtime';
import { addConnection, describeKey } from './add-connection';
import { recordAudit } from './audit';
import { findConnection, removeConnection, setConnectionInUse } from './change-connections';
import { cleanKey, findKeyProblem } from './key-rule';
import { lockConnections } from './lock-connections';
import type { Member } from './member';

type Parts = Pick<Runtime, 'db' | 'vault' | 'transport' | 'gateway' | 'ledger'>;

/**
 * Keeps a key once the API has taken it. `replaces` names the one whose place it takes: the new row has an id of its
 * own, so that an id always stands for one key. In the demo a visitor's key is kept beside the demo's own.
 * Throws Failure `invalid_input`, `not_found`, `conflict`, or what kept the API from answering.
 */
export async function keepKey(
  { db, vault, transport, gateway, ledger }: Parts,
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
  const family = old?.family ?? given.family;
  await checkKey(transport, family, key);
  const kept = { workspaceId, family, key, createdBy: userId, checkedAt: new Date() };
  const id = await db.transaction(async (tx) => {
    await lockConnections(tx, workspaceId);
    const replaced = old && (await findConnection(tx, workspaceId, old.id));
    const spare = replaced ? !replaced.inUse : member.demo;
    const added = await addConnection(tx, vault, { ...kept, spare });
    if (replaced) await removeConnection(tx, workspaceId, replaced.id);
    return added;
  });
  gateway.forgetKeys(workspaceId);
  await forgetOtherConnections(db, ledger, workspaceId);
  const subject = describeConnection({ family, ...describeKey(key) });
  await recordAudit(db, { workspaceId, userId, action: old ? 'key.replaced' : 'key.added', subject });
  return { id };
}

/** Switches calls to another kept key. Throws Failure `not_found`, or `conflict` in the demo. */
export async function switchKey({ db, gateway, ledger }: Parts, member: Member, id: string): Promise<void> {
  if (member.demo) throw new Failure('conflict', 'The demo keeps using its own keys.');
  const { workspaceId, userId } = member;
  await setConnectionInUse(db, workspaceId, id);
  gateway.forgetKeys(workspaceId);
  await forgetOtherConnections(db, ledger, workspaceId);
  const subject = describeConnection(await findConnection(db, workspaceId, id));
  await recordAudit(db, { workspaceId, userId, action: 'key.used', subject });
}

/** Forgets a key for good. Throws Failure `not_found`, or `conflict` for the demo's own. */
export async function dropKey({ db, gateway, ledger }: Parts, member: Member, id: string): Promise<void> {
  const { workspaceId, userId } = member;
  const old = await findConnection(db, workspaceId, id);
  refuseDemoKey(member, old);
  await removeConnection(db, workspaceId, id);
  gateway.forgetKeys(workspaceId);
  await forgetOtherConnections(db, ledger, workspaceId);
  const subject = describeConnection(old);
  await recordAudit(db, { workspaceId, userId, action: 'key.removed', subject });
}

function refuseDemoKey({ demo }: Member, { provisioned }: { provisioned: boolean }): void {
  if (demo && provisioned) {
    throw new Failure('conflict', 'The demo’s own keys stay. Add a key of yours to try this.');
  }
}

function describeConnection(key: { family: KeyFamily; prefix: string; lastFour: string }): string {
  return `${key.family} ${key.prefix}…${key.lastFour}`;
}
