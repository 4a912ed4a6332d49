'use client';

import { useEffect, useState } from 'react';
import type { PaletteGroup, PaletteProps } from './palette-entry';

type Found = { state: 'idle' | 'searching' | 'done' | 'failed'; groups: PaletteGroup[] };

const pause = 150;

export function usePaletteSearch(text: string, search: PaletteProps['search']): Found {
  const [found, setFound] = useState<Found>({ state: 'idle', groups: [] });
  const wanted = text.trim();

  useEffect(() => {
    if (!search || wanted.length < 2) {
      setFound({ state: 'idle', groups: [] });
      return;
    }
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      setFound((before) => ({ ...before, state: 'searching' }));
      try {
        const groups = await search(wanted, controller.signal);
        if (!controller.signal.aborted) setFound({ state: 'done', groups });
      } catch {
        if (!controller.signal.aborted) setFound({ state: 'failed', groups: [] });
      }
    }, pause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [wanted, search]);

  return found;
}
