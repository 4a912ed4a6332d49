import { z } from 'zod';
import { operation } from '@/lib/api/operation';
import { uuid } from '@/lib/contract/parameters';
import { addNote } from './add-note';
import { changeNote, deleteNote } from './change-note';
import { newNoteSchema, noteChangesSchema } from './note';
import { notesQuerySchema } from './note-query';
import { readNotes } from './read-notes';

const params = z.object({ id: uuid });

export const notesApi = {
  'GET /api/notes': operation({
    summary: 'Lists notes of the days, those of people and those of the server.',
    access: 'view',
    scope: 'reports:read',
    query: notesQuerySchema,
    answer: (workspace, { query }) => readNotes(workspace, query),
  }),
  'POST /api/notes': operation({
    summary: 'Adds a note.',
    access: 'view',
    scope: null,
    body: newNoteSchema,
    answer: ({ db, member }, { body }) => addNote(db, member, body),
  }),
  'PATCH /api/notes/{id}': operation({
    summary: 'Changes a note.',
    access: 'view',
    scope: null,
    params,
    body: noteChangesSchema,
    answer: ({ db, member }, { params, body }) => changeNote(db, member, params.id, body),
  }),
  'DELETE /api/notes/{id}': operation({
    summary: 'Deletes a note.',
    access: 'view',
    scope: null,
    params,
    answer: ({ db, member }, { params }) => deleteNote(db, member, params.id),
  }),
};
export type NotesApi = typeof notesApi;
