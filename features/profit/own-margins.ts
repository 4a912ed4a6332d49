import { and, eq } from 'drizzle-orm';
import { isOfApiInUse } from '@/lib/server/db/api-in-use';
import { margins } from './schema';

/** The margins of a workspace for the API in use. */
export const ownMargins = (workspaceId: string) =>
  and(eq(margins.workspaceId, workspaceId), isOfApiInUse(margins.api));
