import { recordAudit } from '@/lib/access/audit';
import { type Capability, requireCapability } from '@/lib/access/member';
import { lockWorkspace } from '@/lib/access/quotas';
import { requireFactor } from '@/lib/access/require-factor';
import { listMemberships, type Membership } from '@/lib/access/workspaces';
import { counted } from '@/lib/base/counted';
import { Failure } from '@/lib/base/failure';
import type { Workspace } from '@/lib/data/store/workspace';
import type { Db } from '@/lib/server/db/database';
import type { Copy } from './copy';
import { type CopyPlan, readers } from './copy-plan';
import type { CopiedSettings, CopyKind } from './copy-shape';

/** What a member of `to` needs to add a setting there, and what it is called in the audit log. */
const kindsOf: Record<CopyKind, { needs: Capability; thing: string }> = {
  alertRules: { needs: 'view', thing: 'alert rule' },
  goals: { needs: 'manage', thing: 'goal' },
  schedules: { needs: 'view', thing: 'scheduled report' },
  margins: { needs: 'manage', thing: 'margin' },
};

type Parts = {
  /** Whether the session has a second factor. */
  hasFactor: boolean;
  /** The workspace of a membership. */
  open: (member: Membership) => Workspace;
};

/**
 * Copies settings between two workspaces of the reader, by their role in each. A preview stores nothing. Throws Failure
 * `not_found`, `factor_needed`, `forbidden`, and `conflict` over a quota.
 */
export async function copySettings(here: Workspace, asked: Copy, parts: Parts): Promise<CopiedSettings> {
  const { kinds, preview } = asked;
  const enter = await makeEnter(here, parts);
  const [from, to] = [enter(asked.from), enter(asked.to)];
  requireCapability(from.member, 'view', 'read');
  for (const kind of kinds) requireCapability(to.member, kindsOf[kind].needs, 'write');
  const planners: ((db: Db) => Promise<CopyPlan>)[] = [];
  for (const kind of kinds) planners.push(await readers[kind](from, to));
  const planAll = async (db: Db) => {
    const plans: CopyPlan[] = [];
    for (const plan of planners) plans.push(await plan(db));
    return { plans, answer: { preview, kinds: plans.map(({ shown }) => shown) } };
  };
  if (preview) return (await planAll(to.db)).answer;
  return to.db.transaction(async (tx) => {
    await lockWorkspace(tx, to.id);
    const { plans, answer } = await planAll(tx);
    const copied = plans.filter(({ shown }) => shown.copied > 0);
    for (const { store } of copied) await store(tx);
    if (copied.length > 0) {
      // Does not name the other workspace: members here may not know of it.
      const subject = copied.map(({ shown }) => counted(shown.copied, kindsOf[shown.kind].thing)).join(', ');
      await recordAudit(tx, {
        workspaceId: to.id,
        userId: to.member.userId,
        action: 'settings.copied',
        subject,
      });
    }
    return answer;
  });
}

/** Returns a function that opens a workspace of the reader, by the rules of that workspace. */
async function makeEnter({ db, member }: Workspace, { hasFactor, open }: Parts) {
  const memberships = await listMemberships(db, { userId: member.userId, hasFactor });
  return (id: string): Workspace => {
    const own = memberships.find(({ workspaceId }) => workspaceId === id);
    if (!own) throw new Failure('not_found', 'You are no longer a member of this workspace.');
    requireFactor(own);
    return open(own);
  };
}
