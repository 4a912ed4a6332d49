import { and, eq } from 'drizzle-orm';
import { isOfApiInUse } from '@/lib/server/db/api-in-use';
import { notes } from './schema';

/** The condition of every read and write of notes. */
export const ownNotes = (workspaceId: string) =>
  and(eq(notes.workspaceId, workspaceId), isOfApiInUse(notes.api));
