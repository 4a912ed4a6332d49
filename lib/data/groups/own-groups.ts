import { and, eq } from 'drizzle-orm';
import { isOfApiInUse } from '@/lib/server/db/api-in-use';
import { namedGroups } from './schema';

/** The groups of a workspace for the API in use. */
export const ownGroups = (workspaceId: string) =>
  and(eq(namedGroups.workspaceId, workspaceId), isOfApiInUse(namedGroups.api));
