import { z } from 'zod';
import { route } from '@/app/_server/route';
import { uuid } from '@/lib/contract/parameters';
import { changeView, deleteView } from '@/lib/views/change-view';
import { viewChangesSchema } from '@/lib/views/view';

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
