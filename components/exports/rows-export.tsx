'use client';

import type { ExportedList } from '@/lib/accounts/exported-list';
import type { FileFilters } from '@/lib/format/file-filters';
import { ExportButton } from './export-button';
import type { CsvColumn } from './write-csv';

type Props<Row> = {
  name: ExportedList;
  columns: readonly CsvColumn<Row>[];
  filters?: FileFilters;
  /** Every row at once. */
  readRows: (signal: AbortSignal) => readonly Row[] | Promise<readonly Row[]>;
};

/** A file of rows that are there already, or come in one answer: a line each. */
export function RowsExport<Row>({ name, columns, filters, readRows }: Props<Row>) {
  return (
    <ExportButton<Row, Row>
      name={name}
      columns={columns}
      filters={filters}
      toLines={(row) => [row]}
      readStretch={async (_, signal) => {
        const rows = await readRows(signal);
        return { rows, total: rows.length, complete: true };
      }}
    />
  );
}
