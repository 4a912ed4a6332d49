import { and, eq, type SQL } from 'drizzle-orm';
import { alertChannels } from '@/lib/gateway/webhooks/schema';
import { isOfApiInUse } from '@/lib/server/db/api-in-use';

/** Channels of a workspace for the API in use. */
export const channelsOf = (workspaceId: string): SQL | undefined =>
  and(eq(alertChannels.workspaceId, workspaceId), isOfApiInUse(alertChannels.api));
