'use client';

import { ExportButton } from '@/components/exports/export-button';
import type { CsvColumn } from '@/components/exports/write-csv';
import type { Reconciliation } from '@/lib/ledger/answers/reconciliation-shape';
import type { DayRange } from '@/lib/ledger/days';
import { namedFilters } from '@/lib/ledger/query/filter-dimensions';
import type { Filters } from '@/lib/ledger/query/query-parameters';
import { fetchJson } from '@/lib/query/fetch-json';
import { ledgerPath } from '@/lib/query/ledger';

type Line = Reconciliation['links'][number];

const columns: CsvColumn<Line>[] = [
  { header: 'Link', value: ({ link }) => link },
  { header: 'Click reports', value: ({ products }) => products },
  { header: 'Product reports', value: ({ reports }) => reports },
  { header: 'Difference', value: ({ difference }) => difference },
];

const perRequest = 500;

/** The links that are counted differently, beyond those shown. */
export function DifferingExport({ input }: { input: DayRange & Filters }) {
  return (
    <ExportButton<Line, Line>
      name="links-counted-differently"
      columns={columns}
      filters={namedFilters(input)}
      toLines={(line) => [line]}
      readStretch={async (offset, signal) => {
        const path = ledgerPath('reconciliation', { ...input, top: perRequest, offset });
        const { links, differing, receipt } = await fetchJson<Reconciliation>(path, { signal });
        return { rows: links, total: differing, revision: receipt.revision, complete: true };
      }}
    />
  );
}
