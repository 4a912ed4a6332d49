import { and, eq, type SQL } from 'drizzle-orm';
import { allows, type Member } from '@/lib/access/member';
import { isOfApiInUse } from '@/lib/server/db/api-in-use';
import { reportSchedules } from './schema';

/** Schedules of a workspace for the API in use. */
export const schedulesOf = (workspaceId: string): SQL | undefined =>
  and(eq(reportSchedules.workspaceId, workspaceId), isOfApiInUse(reportSchedules.api));

/** The schedules that a member sees and may pause: owners and admins those of the workspace, others their own. */
export const shownSchedules = (member: Member): SQL | undefined =>
  allows(member, 'manage')
    ? schedulesOf(member.workspaceId)
    : and(schedulesOf(member.workspaceId), eq(reportSchedules.userId, member.userId));
