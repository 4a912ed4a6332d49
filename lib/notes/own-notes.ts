import { and, eq } from 'drizzle-orm';
import { isOfApiInUse } from '@/lib/db/api-in-use';
import { notes } from './schema';

/** The condition that every read and write of notes carries. */
export const ownNotes = (workspaceId: string) =>
  and(eq(notes.workspaceId, workspaceId), isOfApiInUse(notes.api));
