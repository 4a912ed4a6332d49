import { route } from '@/app/_server/route';
import { marginsImportSchema } from '@/features/profit/margin';
import { importMargins } from '@/features/profit/store-margins';
import { catalogOf } from '@/lib/data/lists/context';
import { largestBody } from '@/lib/server/listener/body-limits.mjs';

/** POST /api/margins/imports: `kind, subject, from, percent`. */
export const POST = route(
  { allow: 'manage', body: marginsImportSchema, limit: largestBody },
  ({ body, ...context }) => importMargins(context.db, context.member, catalogOf(context).reader, body.csv),
);
