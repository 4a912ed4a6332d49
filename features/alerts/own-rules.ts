import { and, eq, type SQL } from 'drizzle-orm';
import { allows, type Member } from '@/lib/access/member';
import { isOfApiInUse } from '@/lib/server/db/api-in-use';
import { alertRules } from './schema';

/** Rules of a workspace for the API in use. */
export const rulesOf = (workspaceId: string): SQL | undefined =>
  and(eq(alertRules.workspaceId, workspaceId), isOfApiInUse(alertRules.api));

/** The member's own rules. */
export const ownRules = ({ workspaceId, userId }: Pick<Member, 'workspaceId' | 'userId'>): SQL | undefined =>
  and(rulesOf(workspaceId), eq(alertRules.userId, userId));

/** The rules that a member sees and may pause: owners and admins those of the workspace, others their own. */
export const shownRules = (member: Member): SQL | undefined =>
  allows(member, 'manage') ? rulesOf(member.workspaceId) : ownRules(member);
