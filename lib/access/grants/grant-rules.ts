import { eq } from 'drizzle-orm';
import { recordAudit } from '@/lib/access/audit';
import { type Member, requireCapability } from '@/lib/access/member';
import { refuseInDemo } from '@/lib/access/members';
import { Failure } from '@/lib/base/failure';
import type { Db } from '@/lib/server/db/database';
import { mostDays } from './grant-fields';
import { grantRules } from './schema';

/** What a workspace allows of new grants. Those that exist stay as they are. */
export type GrantRules = Pick<typeof grantRules.$inferSelect, 'secondFactor' | 'longestDays'>;

/** Who makes a grant, and whether a second factor stands behind their session. */
export type Maker = Member & { hasFactor: boolean };

const usual: GrantRules = { secondFactor: false, longestDays: mostDays };

export async function readGrantRules(db: Db, workspaceId: string): Promise<GrantRules> {
  const { secondFactor, longestDays } = grantRules;
  const own = eq(grantRules.workspaceId, workspaceId);
  const [rules] = await db.select({ secondFactor, longestDays }).from(grantRules).where(own);
  return rules ?? usual;
}

/** Changes the rules for new grants. Throws Failure `forbidden` unless the member is an owner, `conflict` in the demo. */
export async function setGrantRules(db: Db, member: Member, rules: GrantRules): Promise<void> {
  requireCapability(member, 'own', 'write');
  refuseInDemo(member);
  const { workspaceId, userId } = member;
  const { secondFactor, longestDays } = rules;
  await db.transaction(async (tx) => {
    const before = await readGrantRules(tx, workspaceId);
    if (before.secondFactor === secondFactor && before.longestDays === longestDays) return;
    await tx
      .insert(grantRules)
      .values({ workspaceId, ...rules })
      .onConflictDoUpdate({ target: grantRules.workspaceId, set: rules });
    const subject = `second factor ${secondFactor ? 'required' : 'not required'}, at most ${longestDays} days`;
    await recordAudit(tx, { workspaceId, userId, action: 'grants.rules', subject });
  });
}

/** Throws Failure `factor_needed` or `invalid_input` for a grant that the workspace does not allow. */
export async function requireAllowed(
  db: Db,
  { workspaceId, hasFactor }: Pick<Maker, 'workspaceId' | 'hasFactor'>,
  days: number,
): Promise<void> {
  const { secondFactor, longestDays } = await readGrantRules(db, workspaceId);
  if (secondFactor && !hasFactor) {
    const issues = [{ field: 'secondFactor', message: 'must be an authenticator app or a passkey' }];
    const message =
      'This workspace requires a second factor for this. Add an app or a passkey in Settings, Account.';
    throw new Failure('factor_needed', message, { issues });
  }
  if (days <= longestDays) return;
  const issues = [{ field: 'days', message: `must be at most ${longestDays} days in this workspace` }];
  throw new Failure('invalid_input', 'Check the fields below.', { issues });
}
