'use client';

import { useEffect, useState } from 'react';
import type { PaletteProps, PaletteResult } from './palette-entry';

/** `text` is what the groups were found for. While searching that is an older one. */
export type Found = PaletteResult & { text: string; searching: boolean; failed: boolean };

const pause = 150;
const nothing: PaletteResult = { groups: [], unread: [] };

/** What is found for a text. Until it is, what was found before stays. */
export function usePaletteSearch(text: string, search: PaletteProps['search']): Found {
  const [answer, setAnswer] = useState({ text: '', failed: false, ...nothing });
  const wanted = text.trim();
  const asks = search !== undefined && wanted.length >= 2;

  useEffect(() => {
    if (!search || wanted.length < 2) return;
    const controller = new AbortController();
    const keep = (failed: boolean, result: PaletteResult) => {
      if (!controller.signal.aborted) setAnswer({ text: wanted, failed, ...result });
    };
    const timer = setTimeout(async () => {
      try {
        keep(false, await search(wanted, controller.signal));
      } catch {
        keep(true, nothing);
      }
    }, pause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [wanted, search]);

  if (!asks) return { ...nothing, text: wanted, searching: false, failed: false };
  const searching = answer.text !== wanted;
  return { ...answer, searching, failed: answer.failed && !searching };
}
