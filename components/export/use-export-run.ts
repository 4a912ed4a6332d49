'use client';

import { useEffect, useRef, useState } from 'react';
import { toast } from '@/components/ui/toast';
import { useLanguage } from '@/lib/language/use-language';

type Work<Progress> = (signal: AbortSignal, show: (progress: Progress) => void) => Promise<void>;

/** Runs one export at a time. Leaving the page stops it. A toast shows errors. */
export function useExportRun<Progress>() {
  const { t } = useLanguage();
  const [progress, setProgress] = useState<Progress | null>(null);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (begin: Progress, work: Work<Progress>) => {
    const controller = new AbortController();
    running.current = controller;
    setProgress(begin);
    try {
      await work(controller.signal, throttle(setProgress));
    } catch (error) {
      if (controller.signal.aborted) return;
      const description = error instanceof Error ? error.message : undefined;
      toast(t('exports.stopped'), { tone: 'negative', description });
    } finally {
      setProgress(null);
    }
  };
  return { progress, run, stop: () => running.current?.abort() };
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
