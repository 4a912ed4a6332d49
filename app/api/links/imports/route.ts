import { route } from '@/app/_server/route';
import { readInput } from '@/lib/contract/query-string';
import { readLargeFile } from '@/lib/csv/read-large-file';
import { accept } from '@/lib/http/accept';
import { readJsonBody } from '@/lib/http/read-body';
import { importLinks } from '@/lib/links/import-links';
import { importReader, importSchema } from '@/lib/links/read-import';

/** POST /api/links/imports: subids of links that were created elsewhere. */
export const POST = route({ allow: 'manage' }, async ({ request, ...context }) => {
  const { csv } = accept(readInput(importSchema, await readJsonBody(request)));
  return importLinks(context, await readLargeFile(importReader, csv));
});
