import { route } from '@/app/_server/route';
import { catalogOf } from '@/lib/catalog/context';
import { marginsImportSchema } from '@/lib/profit/margin';
import { importMargins } from '@/lib/profit/store-margins';
import { largestBody } from '@/lib/server/body-limits.mjs';

/** POST /api/margins/imports: `kind, subject, from, percent`. */
export const POST = route(
  { allow: 'manage', body: marginsImportSchema, limit: largestBody },
  ({ body, ...context }) => importMargins(context.db, context.member, catalogOf(context).reader, body.csv),
);
