import { route } from '@/app/_server/route';
import { deleteImportedLinks } from '@/features/links/delete-imported-links';
import { importLinks } from '@/features/links/import-links';
import { importReader, importSchema } from '@/features/links/read-import';
import { readLargeFile } from '@/lib/data/csv/read-large-file';
import { largestBody } from '@/lib/server/listener/body-limits.mjs';

/** POST /api/links/imports: subids of links that were created elsewhere. */
export const POST = route(
  { allow: 'manage', body: importSchema, limit: largestBody },
  async ({ body, ...context }) => importLinks(context, await readLargeFile(importReader, body.csv)),
);

/** DELETE /api/links/imports: forgets all imported links. */
export const DELETE = route({ allow: 'manage' }, (context) => deleteImportedLinks(context));
