import { z } from 'zod';
import { recordAudit } from '@/lib/accounts/audit';
import { exportedLists } from '@/lib/catalog/exported-list';
import { route } from '@/lib/http/route';
import { getRuntime } from '@/lib/runtime';

const body = z.object({ list: z.enum(exportedLists), rows: z.number().int().min(0) });

/** POST /api/exports: tells of a file that the browser writes from what it has read. */
export const POST = route({ allow: 'view', body }, async ({ member, body: { list, rows } }) => {
  const { workspaceId, userId } = member;
  const { db } = await getRuntime();
  await recordAudit(db, {
    workspaceId,
    userId,
    action: 'data.exported',
    subject: `${list}.csv, ${rows} rows`,
  });
});
