import { route } from '@/app/_server/route';
import { changeMargin } from '@/features/profit/change-margin';
import { deleteMargins } from '@/features/profit/delete-margins';
import { listMargins } from '@/features/profit/list-margins';
import { marginDeletionSchema, marginsQuerySchema, newMarginSchema } from '@/features/profit/margin';
import { addMargin } from '@/features/profit/store-margins';
import { catalogOf } from '@/lib/data/lists/context';

/** GET /api/margins?kind=product&q=B0 */
export const GET = route({ allow: 'view', query: marginsQuerySchema }, ({ query, ...context }) =>
  listMargins(context, context.member.workspaceId, query),
);

/** POST /api/margins */
export const POST = route({ allow: 'manage', body: newMarginSchema }, ({ body, ...context }) =>
  addMargin(context.db, context.member, catalogOf(context).reader, body),
);

/** PUT /api/margins: another percentage from the same day. */
export const PUT = route({ allow: 'manage', body: newMarginSchema }, ({ member, db, body }) =>
  changeMargin(db, member, body),
);

/** DELETE /api/margins?kind=product&subject=B0EXAMPLE1&from=2026-11-20 */
export const DELETE = route({ allow: 'manage', query: marginDeletionSchema }, ({ member, db, query }) =>
  deleteMargins(db, member, query),
);
