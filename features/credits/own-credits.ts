import { and, eq } from 'drizzle-orm';
import { isOfApiInUse } from '@/lib/server/db/api-in-use';
import { bonusCredits } from './schema';

/** The bonus credits of a workspace for the API in use. */
export const ownCredits = (workspaceId: string) =>
  and(eq(bonusCredits.workspaceId, workspaceId), isOfApiInUse(bonusCredits.api));
