import { and, eq } from 'drizzle-orm';
import { isOfApiInUse } from '@/lib/server/db/api-in-use';
import { deskPartners } from './schema';

/** The partners of a workspace for the API in use. */
export const ownPartners = (workspaceId: string) =>
  and(eq(deskPartners.workspaceId, workspaceId), isOfApiInUse(deskPartners.api));
