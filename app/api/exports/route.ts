import { z } from 'zod';
import { route } from '@/app/_server/route';
import { recordExport } from '@/lib/accounts/audit';
import { exportedLists } from '@/lib/accounts/exported-list';

const body = z.object({ list: z.enum(exportedLists), rows: z.number().int().min(0) });

/** POST /api/exports: tells of a file that the browser writes from what it has read. */
export const POST = route({ allow: 'view', body }, async ({ member, db, body: { list, rows } }) => {
  await recordExport(db, member, `${list}.csv`, rows);
});
