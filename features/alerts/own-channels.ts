import { and, eq, type SQL } from 'drizzle-orm';
import { isOfApiInUse } from '@/lib/server/db/api-in-use';
import { alertChannels } from '@/lib/server/webhooks/schema';

/** Channels of a workspace for the API in use. */
export const channelsOf = (workspaceId: string): SQL | undefined =>
  and(eq(alertChannels.workspaceId, workspaceId), isOfApiInUse(alertChannels.api));
