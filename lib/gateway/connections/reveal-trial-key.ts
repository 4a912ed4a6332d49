import { recordAudit } from '@/lib/access/audit';
import type { Member } from '@/lib/access/member';
import { countAttempt } from '@/lib/access/throttle';
import { Failure } from '@/lib/base/failure';
import type { KeyFamily } from '@/lib/contract/operations';
import type { Db } from '@/lib/server/db/database';
import { describeKey } from './add-connection';
import { keyMissing } from './connection-in-use';
import { findStoredKey } from './stored-key';
import type { Vault } from './vault';

type Parts = {
  db: Db;
  vault: Vault;
  /** Undefined unless the API is the embedded platform. */
  createTrialKey: ((family: KeyFamily, known: string) => Promise<string | null>) | undefined;
};

/**
 * Creates a trial key for the API reference: same seller or creator as the workspace's key, valid for 24 hours. Never
 * reveals the stored key. Throws Failure `conflict` for another API, `key_missing`, `key_refused` or `throttled`.
 */
export async function revealTrialKey(
  { db, vault, createTrialKey }: Parts,
  member: Member,
  family: KeyFamily,
  network: string,
): Promise<string> {
  const { workspaceId, userId } = member;
  if (!createTrialKey) throw new Failure('conflict', 'Only the built-in platform has trial keys.');
  const stored = await findStoredKey(db, vault, workspaceId, family);
  if (!stored) throw await keyMissing(db, workspaceId, family);
  await countAttempt(db, 'trialKey', network);
  const key = await createTrialKey(family, stored.key);
  if (key === null) throw new Failure('key_refused', `The ${family} key in use no longer works.`);
  const { prefix, lastFour } = describeKey(key);
  const subject = `${family} ${prefix}…${lastFour}`;
  await db.transaction((tx) => recordAudit(tx, { workspaceId, userId, action: 'key.trial', subject }));
  return key;
}
