import { z } from 'zod';
import { recordExport } from '@/lib/accounts/audit';
import { exportedLists } from '@/lib/accounts/exported-list';
import { route } from '@/lib/http/route';
import { getRuntime } from '@/lib/runtime';

const body = z.object({ list: z.enum(exportedLists), rows: z.number().int().min(0) });

/** POST /api/exports: tells of a file that the browser writes from what it has read. */
export const POST = route({ allow: 'view', body }, async ({ member, body: { list, rows } }) => {
  const { db } = await getRuntime();
  await recordExport(db, member, `${list}.csv`, rows);
});
