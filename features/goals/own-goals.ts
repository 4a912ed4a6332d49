import { and, eq } from 'drizzle-orm';
import { isOfApiInUse } from '@/lib/server/db/api-in-use';
import { goals } from './schema';

/** The goals of a workspace for the API in use. */
export const ownGoals = (workspaceId: string) =>
  and(eq(goals.workspaceId, workspaceId), isOfApiInUse(goals.api));
