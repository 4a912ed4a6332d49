import { route } from '@/app/_server/route';
import { readLargeFile } from '@/lib/csv/read-large-file';
import { importLinks } from '@/lib/links/import-links';
import { importReader, importSchema } from '@/lib/links/read-import';
import { largestBody } from '@/lib/server/body-limits.mjs';

/** POST /api/links/imports: subids of links that were created elsewhere. */
export const POST = route(
  { allow: 'manage', body: importSchema, limit: largestBody },
  async ({ body, ...context }) => importLinks(context, await readLargeFile(importReader, body.csv)),
);
