import { and, eq } from 'drizzle-orm';
import { namedGroups } from '@/lib/data/store/groups-schema';
import { isOfApiInUse } from '@/lib/server/db/api-in-use';

/** The groups of a workspace for the API in use. */
export const ownGroups = (workspaceId: string) =>
  and(eq(namedGroups.workspaceId, workspaceId), isOfApiInUse(namedGroups.api));
