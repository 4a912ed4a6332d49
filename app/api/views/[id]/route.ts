import { z } from 'zod';
import { route } from '@/app/_server/route';
import { changeView, deleteView } from '@/features/views/change-view';
import { viewChangesSchema } from '@/features/views/view';
import { uuid } from '@/lib/contract/parameters';

const params = z.object({ id: uuid });

/** PATCH /api/views/{id} */
export const PATCH = route(
  { allow: 'view', params, body: viewChangesSchema },
  ({ member, db, params, body }) => changeView(db, member, params.id, body),
);

/** DELETE /api/views/{id} */
export const DELETE = route({ allow: 'view', params }, ({ member, db, params }) =>
  deleteView(db, member, params.id),
);
