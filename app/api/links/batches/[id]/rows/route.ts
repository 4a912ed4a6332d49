import { z } from 'zod';
import { route } from '@/app/_server/route';
import { nameProducts } from '@/features/links/name-products';
import { listBatchRows, readBatch, rowFilters } from '@/features/links/read-batch';
import { scopeOf } from '@/features/links/scope';
import { uuid } from '@/lib/contract/parameters';

const pageSize = 50;
const query = z.object({
  filter: z.enum(rowFilters).default('all'),
  after: z
    .string()
    .regex(/^\d{1,6}$/)
    .default('0')
    .transform(Number),
});

/** GET /api/links/batches/{id}/rows */
export const GET = route(
  { allow: 'links', params: z.object({ id: uuid }), query },
  async ({ member, db, store, call, params, query }) => {
    await readBatch(db, scopeOf(member), params.id);
    const rows = await listBatchRows(db, params.id, { ...query, limit: pageSize + 1 });
    const { workspaceId } = member;
    const named = await nameProducts({ db, store, workspaceId, call }, rows.slice(0, pageSize));
    return { rows: named, more: rows.length > pageSize };
  },
);
