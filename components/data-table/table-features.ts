import {
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  createSortedRowModel,
  type ReactTable,
  type RowData,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';
import { createKeptRowModel } from './kept-rows';

/** What of TanStack Table is used; the rest of it is never sent to a browser. */
export const features = tableFeatures({
  coreRowModel: createKeptRowModel,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  columnVisibilityFeature,
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  rowSelectionFeature,
});

export type Model<Row extends RowData> = ReactTable<typeof features, Row>;
