import { z } from 'zod';
import { route } from '@/app/_server/route';
import { listViews } from '@/features/views/list-views';
import { saveView } from '@/features/views/save-view';
import { newViewSchema, viewPage } from '@/features/views/view';

/** GET /api/views?page=/products */
export const GET = route(
  { allow: 'view', query: z.object({ page: viewPage }) },
  async ({ member, db, query }) => ({
    views: await listViews(db, member, query.page),
  }),
);

/** POST /api/views */
export const POST = route({ allow: 'view', body: newViewSchema }, ({ member, db, body }) =>
  saveView(db, member, body),
);
