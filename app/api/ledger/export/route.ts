import { route } from '@/app/_server/route';
import { recordExport } from '@/lib/accounts/audit';
import { describeAttachment } from '@/lib/files/attachment';
import { exportRows } from '@/lib/ledger/export/export';
import { exportQuerySchema } from '@/lib/ledger/export/export-query';
import { takeRelative } from '@/lib/ledger/ranges/relative-query';
import { ledgerFor } from '@/lib/links/placement-ledger';

/** GET /api/ledger/export: all filtered rows as a file. */
export const GET = route(
  { allow: 'view', query: takeRelative(exportQuerySchema) },
  async ({ query, ...context }) => {
    const { rows, receipt, fileName, size, body } = await exportRows(
      await ledgerFor(context, { group: 'link' }),
      query,
      {
        signal: context.signal,
        noteEnd: (head, stopped) =>
          recordExport(context.db, context.member, head.fileName, head.rows, stopped),
      },
    );
    return new Response(body, {
      headers: {
        'content-type': query.format === 'csv' ? 'text/csv; charset=utf-8' : 'application/vnd.apache.parquet',
        'content-disposition': describeAttachment(fileName),
        'content-length': String(size),
        'cache-control': 'no-store',
        'x-ledger-rows': String(rows),
        'x-ledger-state': receipt.state === 'complete' ? 'complete' : 'partial',
      },
    });
  },
);
