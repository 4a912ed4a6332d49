import { z } from 'zod';
import { operation } from '@/lib/api/operation';
import { uuid } from '@/lib/contract/parameters';
import { changeView, deleteView } from './change-view';
import { listViews } from './list-views';
import { saveView } from './save-view';
import { newViewSchema, viewChangesSchema, viewPage } from './view';

const params = z.object({ id: uuid });

export const viewsApi = {
  'GET /api/views': operation({
    summary: 'Lists saved views.',
    access: 'view',
    scope: 'reports:read',
    query: z.object({ page: viewPage }),
    answer: async ({ db, member }, { query }) => ({ views: await listViews(db, member, query.page) }),
  }),
  'POST /api/views': operation({
    summary: 'Saves a view.',
    access: 'view',
    scope: null,
    body: newViewSchema,
    answer: ({ db, member }, { body }) => saveView(db, member, body),
  }),
  'PATCH /api/views/{id}': operation({
    summary: 'Renames a saved view, or changes who sees it.',
    access: 'view',
    scope: null,
    params,
    body: viewChangesSchema,
    answer: ({ db, member }, { params, body }) => changeView(db, member, params.id, body),
  }),
  'DELETE /api/views/{id}': operation({
    summary: 'Deletes a saved view.',
    access: 'view',
    scope: null,
    params,
    answer: ({ db, member }, { params }) => deleteView(db, member, params.id),
  }),
};
export type ViewsApi = typeof viewsApi;
