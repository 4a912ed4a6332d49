import { route } from '@/app/_server/route';
import { importLinks } from '@/lib/links/import-links';
import { importSchema, readImport } from '@/lib/links/read-import';
import { largestBody } from '@/lib/server/body-limits.mjs';

/** POST /api/links/imports: subids of links that were created elsewhere. */
export const POST = route(
  { allow: 'manage', body: importSchema, limit: largestBody },
  ({ body, ...context }) => importLinks(context, readImport(body.csv)),
);
