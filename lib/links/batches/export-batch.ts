import type { Db } from '@/lib/db/database';
import { makeCsvWriter } from '@/lib/format/csv';
import type { BatchRow } from './batch-shape';
import { listBatchRows } from './read-batch';

const resultWords = {
  waiting: 'not sent',
  sending: 'being sent',
  made: 'made',
  existing: 'already existed',
  refused: 'refused',
  unknown: 'unknown',
  dropped: 'not sent',
} as const;

const csv = makeCsvWriter<BatchRow>({
  row: (row) => row.position,
  product_id: (row) => row.productId,
  marketplace: (row) => row.marketplace,
  title: (row) => row.title,
  subid1: (row) => row.subid1,
  subid2: (row) => row.subid2,
  sharedid: (row) => row.sharedid,
  result: (row) => resultWords[row.state],
  reason: (row) => row.reason,
  link_id: (row) => row.linkId,
  url: (row) => row.url,
  mobile_url: (row) => row.mobileUrl,
});

const page = 500;

/** Every row of a batch as CSV, header first, a page at a time. */
export async function* exportBatch(db: Db, batchId: string): AsyncGenerator<string> {
  yield csv.head;
  let after = 0;
  for (;;) {
    const rows = await listBatchRows(db, batchId, { filter: 'all', after, limit: page });
    yield rows.map(csv.writeLine).join('');
    const last = rows.at(-1);
    if (!last || rows.length < page) return;
    after = last.position;
  }
}
