import { route } from '@/app/_server/route';
import { exportRows } from '@/features/reports/export';
import { exportQuerySchema } from '@/features/reports/export-query';
import { ledgerFor } from '@/lib/data/links/placement-ledger';
import { takeRelative } from '@/lib/data/ranges/relative-query';
import { recordExport } from '@/lib/server/accounts/audit';
import { describeAttachment } from '@/lib/server/files/attachment';

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
