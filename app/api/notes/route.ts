import { readLanguage } from '@/app/_server/language';
import { route } from '@/app/_server/route';
import { addNote } from '@/features/notes/add-note';
import { newNoteSchema } from '@/features/notes/note';
import { notesQuerySchema } from '@/features/notes/note-query';
import { readNotes } from '@/features/notes/read-notes';

/** GET /api/notes?from=2026-11-01&to=2026-11-28&brands=… */
export const GET = route({ allow: 'view', query: notesQuerySchema }, async ({ query, ...context }) =>
  readNotes({ ...context, language: await readLanguage() }, query),
);

/** POST /api/notes */
export const POST = route({ allow: 'view', body: newNoteSchema }, ({ member, db, body }) =>
  addNote(db, member, body),
);
