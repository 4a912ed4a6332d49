import { and, eq } from 'drizzle-orm';
import { deskPartners } from '@/lib/data/store/desk-schema';
import { isOfApiInUse } from '@/lib/server/db/api-in-use';

/** The partners of a workspace for the API in use. */
export const ownPartners = (workspaceId: string) =>
  and(eq(deskPartners.workspaceId, workspaceId), isOfApiInUse(deskPartners.api));
