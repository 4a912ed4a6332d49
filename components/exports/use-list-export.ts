'use client';

import { downloadFile } from '@/components/charts/download-chart';
import { toast } from '@/components/ui/toast';
import type { ExportedList } from '@/lib/accounts/exported-list';
import { type FileFilters, nameFilters } from '@/lib/format/file-filters';
import { formatQuantity } from '@/lib/format/number';
import { sendJson } from '@/lib/query/fetch-json';
import { collectRows, type Stretch } from './collect-rows';
import { useExportRun } from './use-export-run';
import { type CsvColumn, writeCsv } from './write-csv';

export type ListExport<Row, Line> = {
  /** Names the file. */
  name: ExportedList;
  columns: readonly CsvColumn<Line>[];
  /** What narrows the rows: stated in the file and its name. */
  filters?: FileFilters;
  /** The lines of a row: one a currency, so that amounts of two never share a column. */
  toLines: (row: Row) => Line[];
  readStretch: (offset: number, signal: AbortSignal) => Promise<Stretch<Row>>;
};

type Progress = { done: number; total: number | null };

/** Every row that passes the filter as CSV, however many are on screen. */
export function useListExport() {
  const { progress, run, stop } = useExportRun<Progress>();
  const start = <Row, Line>(list: ListExport<Row, Line>) => {
    const { name, columns, filters = {}, toLines, readStretch } = list;
    return run({ done: 0, total: null }, async (signal, show) => {
      const onProgress = (done: number, total: number | null) => show({ done, total });
      const rows = await collectRows({ readStretch, signal, onProgress });
      await sendJson('POST', '/api/exports', { list: name, rows: rows.length });
      const text = writeCsv(columns, rows.flatMap(toLines), filters);
      const file = new Blob([text], { type: 'text/csv;charset=utf-8' });
      downloadFile(file, `${name}-${new Date().toISOString().slice(0, 10)}${nameFilters(filters)}.csv`);
      toast(`${formatQuantity(rows.length, 'row')} exported`, { tone: 'positive' });
    });
  };
  return { progress, start, stop };
}
