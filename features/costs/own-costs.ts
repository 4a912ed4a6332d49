import { and, eq } from 'drizzle-orm';
import { isOfApiInUse } from '@/lib/server/db/api-in-use';
import { costs } from './schema';

/** The costs of a workspace for the API in use. */
export const ownCosts = (workspaceId: string) =>
  and(eq(costs.workspaceId, workspaceId), isOfApiInUse(costs.api));
