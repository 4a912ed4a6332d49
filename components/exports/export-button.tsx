'use client';

import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { downloadFile } from '@/components/charts/download-chart';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import type { ExportedList } from '@/lib/accounts/exported-list';
import { formatCount, formatQuantity } from '@/lib/format/number';
import { sendJson } from '@/lib/query/fetch-json';
import { collectRows, type Stretch } from './collect-rows';
import { type CsvColumn, writeCsv } from './write-csv';

type Props<Row, Line> = {
  /** Names the file. */
  name: ExportedList;
  columns: readonly CsvColumn<Line>[];
  /** The lines of a row: one a currency, so that amounts of two never share a column. */
  toLines: (row: Row) => Line[];
  readStretch: (offset: number, signal: AbortSignal) => Promise<Stretch<Row>>;
};

type Progress = { done: number; total: number | null };

/** Every row that passes the filter as CSV, however many are on screen. Pressed again, it stops. */
export function ExportButton<Row, Line>({ name, columns, toLines, readStretch }: Props<Row, Line>) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async () => {
    const controller = new AbortController();
    running.current = controller;
    setProgress({ done: 0, total: null });
    try {
      const rows = await collectRows({
        readStretch,
        signal: controller.signal,
        onProgress: (done, total) => setProgress({ done, total }),
      });
      await sendJson('POST', '/api/exports', { list: name, rows: rows.length });
      const file = new Blob([writeCsv(columns, rows.flatMap(toLines))], { type: 'text/csv;charset=utf-8' });
      downloadFile(file, `${name}-${new Date().toISOString().slice(0, 10)}.csv`);
      toast(`${formatQuantity(rows.length, 'row')} exported`, { tone: 'positive' });
    } catch (error) {
      if (!controller.signal.aborted) {
        const description = error instanceof Error ? error.message : undefined;
        toast('The export stopped', { tone: 'negative', description });
      }
    } finally {
      setProgress(null);
    }
  };
  if (!progress) {
    return (
      <Button onClick={start}>
        <Download aria-hidden="true" className="text-muted" />
        <span data-word="">Export CSV</span>
      </Button>
    );
  }
  const { done, total } = progress;
  return (
    <Button onClick={() => running.current?.abort()} aria-label={`Stop the export of ${name}`}>
      <Download aria-hidden="true" className="animate-pulse text-accent" />
      <span className="tabular" aria-live="polite">
        {total === null ? 'Reading…' : `${formatCount(done)} of ${formatCount(total)}`}
      </span>
      <span className="text-muted">Stop</span>
    </Button>
  );
}
