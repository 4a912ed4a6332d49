import { z } from 'zod';
import { type BatchRow, totalOf } from '@/features/links/batch-shape';
import { listBatchRows, readBatch } from '@/features/links/read-batch';
import { scopeOf } from '@/features/links/scope';
import { uuid } from '@/lib/contract/parameters';
import { captionOfRecords } from '@/lib/pages/answer-caption';
import { defineList } from '@/lib/pages/export-list';
import type { Db } from '@/lib/server/db/database';
import { type Column, field } from '@/lib/server/files/column';

const resultWords = {
  waiting: 'not sent',
  sending: 'being sent',
  made: 'made',
  existing: 'already existed',
  refused: 'refused',
  unknown: 'unknown',
  dropped: 'not sent',
} as const;

const columns: Column<BatchRow>[] = [
  field.count('row', ({ position }) => position),
  field.text('product_id', ({ productId }) => productId),
  field.text('marketplace', ({ marketplace }) => marketplace),
  field.text('title', ({ title }) => title),
  field.text('subid1', ({ subid1 }) => subid1),
  field.text('subid2', ({ subid2 }) => subid2),
  field.text('sharedid', ({ sharedid }) => sharedid),
  field.text('result', ({ state }) => resultWords[state]),
  field.text('reason', ({ reason }) => reason),
  field.text('link_id', ({ linkId }) => linkId),
  field.text('url', ({ url }) => url),
  field.text('mobile_url', ({ mobileUrl }) => mobileUrl),
];

const perPage = 500;

async function* walkRows(db: Db, batchId: string) {
  for (let after = 0; ; ) {
    const rows = await listBatchRows(db, batchId, { filter: 'all', after, limit: perPage });
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < perPage) return;
    after = last.position;
  }
}

/** The result of every row of a batch. The file is named after the batch. */
export const exportBatch = defineList({
  allow: 'links',
  scope: 'links:read',
  query: z.object({ batch: uuid }),
  columns: () => columns,
  filters: () => ({}),
  toLines: (row: BatchRow) => [row],
  open: async ({ db, member }, { batch: id }) => {
    const batch = await readBatch(db, scopeOf(member), id);
    return { name: batch.name, total: totalOf(batch), pages: walkRows(db, id), caption: captionOfRecords() };
  },
});
