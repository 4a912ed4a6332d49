'use client';

import { useEffect, useRef, useState } from 'react';
import { downloadFile } from '@/components/charts/download-chart';
import { toast } from '@/components/ui/toast';
import { formatQuantity } from '@/lib/format/number';
import type { ExportInput } from '@/lib/ledger/export-query';
import { requireOk } from '@/lib/query/fetch-json';
import { ledgerPath } from '@/lib/query/ledger';
import { type ExportProgress, receiveExport } from '@/lib/reports/receive-export';

/** One export at a time; leaving the page stops it. A file that did not come whole is not saved. */
export function useExport() {
  const [progress, setProgress] = useState<ExportProgress | null>(null);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (input: ExportInput) => {
    const controller = new AbortController();
    running.current = controller;
    setProgress({ rows: 0, total: null, bytes: 0 });
    try {
      const response = await fetch(ledgerPath('export', input), { signal: controller.signal });
      await requireOk(response);
      const { file, rows, partial } = await receiveExport(response, { onProgress: throttle(setProgress) });
      const name = `${input.dataset ?? 'reports'}_${input.from}_${input.to}.${input.format ?? 'csv'}`;
      downloadFile(file, name);
      toast(`${formatQuantity(rows, 'row')} exported`, {
        tone: partial ? 'neutral' : 'positive',
        description: partial ? 'The ledger does not hold every day yet; the file says so.' : undefined,
      });
    } catch (error) {
      if (controller.signal.aborted) return;
      const description = error instanceof Error ? error.message : undefined;
      toast('The export stopped', { tone: 'negative', description });
    } finally {
      setProgress(null);
    }
  };
  return { progress, start, stop: () => running.current?.abort() };
}

const showEveryMs = 100;

function throttle<T>(show: (value: T) => void): (value: T) => void {
  let shownAt = 0;
  return (value) => {
    if (performance.now() - shownAt < showEveryMs) return;
    shownAt = performance.now();
    show(value);
  };
}
