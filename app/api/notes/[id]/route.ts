import { z } from 'zod';
import { route } from '@/app/_server/route';
import { uuid } from '@/lib/contract/parameters';
import { changeNote, deleteNote } from '@/lib/notes/change-note';
import { noteChangesSchema } from '@/lib/notes/note';

const params = z.object({ id: uuid });

/** PATCH /api/notes/{id} */
export const PATCH = route(
  { allow: 'view', params, body: noteChangesSchema },
  ({ member, db, params, body }) => changeNote(db, member, params.id, body),
);

/** DELETE /api/notes/{id} */
export const DELETE = route({ allow: 'view', params }, ({ member, db, params }) =>
  deleteNote(db, member, params.id),
);
