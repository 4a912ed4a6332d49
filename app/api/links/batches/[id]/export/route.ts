import { z } from 'zod';
import { route } from '@/app/_server/route';
import { recordExport } from '@/lib/accounts/audit';
import { respondCsv } from '@/lib/http/csv-response';
import { totalOf } from '@/lib/links/batches/batch-shape';
import { exportBatch } from '@/lib/links/batches/export-batch';
import { readBatch } from '@/lib/links/batches/read-batch';
import { scopeOf } from '@/lib/links/scope';

/** GET /api/links/batches/{id}/export: what became of every row, as CSV. */
export const GET = route(
  { allow: 'links', params: z.object({ id: z.guid() }) },
  async ({ member, db, params }) => {
    const batch = await readBatch(db, scopeOf(member), params.id);
    await recordExport(db, member, `${batch.name}.csv`, totalOf(batch));
    return respondCsv(batch.name, exportBatch(db, params.id));
  },
);
