import {
  constructRow,
  type Row,
  type RowData,
  type RowModel,
  type Table,
  type TableFeatures,
} from '@tanstack/react-table';

/**
 * A core row model that keeps the row objects it has: rows that arrive at the end of a long list, or an order
 * that changes, make nothing anew. The library's own makes every row again, which at 100,000 stalls the page.
 */
export function createKeptRowModel<Features extends TableFeatures, Data extends RowData>(
  table: Table<Features, Data>,
): () => RowModel<Features, Data> {
  let data: readonly Data[] = [];
  let model: RowModel<Features, Data> = { rows: [], flatRows: [], rowsById: {} };
  return () => {
    if (data !== table.options.data) {
      data = table.options.data;
      model = updateRows(table, data, model);
    }
    return model;
  };
}

function updateRows<Features extends TableFeatures, Data extends RowData>(
  table: Table<Features, Data>,
  data: readonly Data[],
  before: RowModel<Features, Data>,
): RowModel<Features, Data> {
  let { rowsById } = before;
  let kept = 0;
  const keep = (row: Row<Features, Data>, index: number) => {
    kept += 1;
    row.index = index;
    return row;
  };
  const rows = data.map((original, index) => {
    const inPlace = before.rows[index];
    if (inPlace?.original === original) return keep(inPlace, index);
    const id = table.getRowId(original, index);
    const elsewhere = rowsById[id];
    if (elsewhere?.original === original) return keep(elsewhere, index);
    const made = constructRow(table, id, original, index, 0);
    rowsById[id] = made;
    return made;
  });
  if (kept < before.rows.length) rowsById = Object.fromEntries(rows.map((row) => [row.id, row]));
  return { rows, flatRows: rows, rowsById };
}
