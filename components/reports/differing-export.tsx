'use client';

import { RowsExport } from '@/components/exports/rows-export';
import type { CsvColumn } from '@/components/exports/write-csv';
import type { Reconciliation } from '@/lib/ledger/reconciliation-shape';
import { fetchJson } from '@/lib/query/fetch-json';
import { ledgerPath } from '@/lib/query/ledger';

type Line = Reconciliation['links'][number];

const columns: CsvColumn<Line>[] = [
  { header: 'Link', value: ({ link }) => link },
  { header: 'Click reports', value: ({ products }) => products },
  { header: 'Product reports', value: ({ reports }) => reports },
  { header: 'Difference', value: ({ difference }) => difference },
];

/** As many as are told at once. */
const most = 500;

/** The links that are counted differently, beyond those shown. */
export function DifferingExport({ input }: { input: Parameters<typeof ledgerPath>[1] }) {
  return (
    <RowsExport<Line>
      name="links-counted-differently"
      columns={columns}
      readRows={async (signal) => {
        const path = ledgerPath('reconciliation', { ...input, top: most });
        return (await fetchJson<Reconciliation>(path, { signal })).links;
      }}
    />
  );
}
