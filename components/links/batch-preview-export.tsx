'use client';

import { RowsExport } from '@/components/exports/rows-export';
import type { CsvColumn } from '@/components/exports/write-csv';
import type { CheckedRow } from '@/lib/links/batches/check-catalog';
import { describePlanned, markPlanned } from './planned-row';

const columns: CsvColumn<CheckedRow>[] = [
  { header: 'Row', value: ({ position }) => position },
  { header: 'Product', value: ({ draft }) => draft.productId },
  { header: 'Title', value: ({ title }) => title },
  { header: 'Marketplace', value: ({ draft }) => draft.marketplace },
  { header: 'Subid 1', value: ({ draft }) => draft.subid1 },
  { header: 'Subid 2', value: ({ draft }) => draft.subid2 },
  { header: 'Shared id', value: ({ draft }) => draft.sharedid },
  { header: 'Check', value: (row) => markPlanned(row).label },
  { header: 'Why', value: describePlanned },
];

/** The rows that are shown, as a file: what was left out can be put right there and pasted again. */
export const BatchPreviewExport = ({ rows }: { rows: readonly CheckedRow[] }) => (
  <RowsExport name="planned-links" columns={columns} readRows={() => rows} />
);
