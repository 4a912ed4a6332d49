import { route } from '@/app/_server/route';
import { importLinks } from '@/features/links/import-links';
import { importReader, importSchema } from '@/features/links/read-import';
import { readLargeFile } from '@/lib/data/csv/read-large-file';
import { largestBody } from '@/lib/server/listener/body-limits.mjs';

/** POST /api/links/imports: subids of links that were created elsewhere. */
export const POST = route(
  { allow: 'manage', body: importSchema, limit: largestBody },
  async ({ body, ...context }) => importLinks(context, await readLargeFile(importReader, body.csv)),
);
