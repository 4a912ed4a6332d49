'use client';

import { useEffect, useRef, useState } from 'react';
import { downloadFile } from '@/components/charts/download-chart';
import { toast } from '@/components/ui/toast';
import { fetchOwn, requireOk } from '@/lib/client/fetch-json';
import { fileNameOf, receiveFile } from '@/lib/client/receive-file';
import type { Translate } from '@/lib/language/translate';
import { useLanguage } from '@/lib/language/use-language';

/**
 * Saves a file that the server writes and names, one at a time. One that broke off on its way is not saved. Leaving the page
 * stops it. A toast shows errors.
 */
export function useFileExport() {
  const { t, format } = useLanguage();
  const [bytes, setBytes] = useState<number | null>(null);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (path: string, body?: unknown) => {
    const controller = new AbortController();
    running.current = controller;
    setBytes(0);
    try {
      const { signal } = controller;
      const response = await fetchOwn(path, { signal, ...(body === undefined ? {} : asJson(body)) });
      await requireOk(response);
      const file = await receiveFile(response, throttle(setBytes));
      downloadFile(file, fileNameOf(response));
      confirm(t, response.headers);
    } catch (error) {
      if (controller.signal.aborted) return;
      const description = error instanceof Error ? error.message : undefined;
      toast(t('exports.stopped'), { tone: 'negative', description });
    } finally {
      setBytes(null);
    }
  };
  const progress = bytes === null ? null : bytes > 0 ? format.bytes(bytes) : t('exports.preparing');
  return { progress, start, stop: () => running.current?.abort() };
}

const showEveryMs = 100;

/** Adds up the parts of a file, and shows the sum at most every 100 ms. */
function throttle(show: (bytes: number) => void): (part: Uint8Array) => void {
  let shownAt = 0;
  let bytes = 0;
  return (part) => {
    bytes += part.byteLength;
    if (performance.now() - shownAt < showEveryMs) return;
    shownAt = performance.now();
    show(bytes);
  };
}

const asJson = (body: unknown) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

function confirm(t: Translate, headers: Headers): void {
  const rows = headers.get('x-export-rows');
  if (rows === null) return;
  const isPartial = headers.get('x-export-state') === 'partial';
  toast(t('exports.done', { rows: Number(rows) }), {
    tone: isPartial ? 'neutral' : 'positive',
    description: isPartial ? t('exports.partial') : undefined,
  });
}
