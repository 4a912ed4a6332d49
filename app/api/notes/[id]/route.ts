import { z } from 'zod';
import { route } from '@/app/_server/route';
import { changeNote, deleteNote } from '@/features/notes/change-note';
import { noteChangesSchema } from '@/features/notes/note';
import { uuid } from '@/lib/contract/parameters';

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
