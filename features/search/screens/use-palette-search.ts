'use client';

import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { PaletteEntry, PaletteProps, PaletteResult } from './palette-entry';

/** While `searching`, the groups are those of an older text. */
type Found = PaletteResult & { searching: boolean; failed: boolean };

const pause = 150;
const nothing: PaletteResult = { groups: [], unread: [] };

/** Searches the server for a text. Older results stay until new ones arrive. */
export function usePaletteSearch(text: string, search: PaletteProps['search']): Found {
  const [answer, setAnswer] = useState({ text: '', failed: false, ...nothing });
  const query = text.trim();
  const canSearch = search !== undefined && query.length >= 2;

  useEffect(() => {
    if (!search || query.length < 2) return;
    const controller = new AbortController();
    const show = (failed: boolean, result: PaletteResult) => {
      if (!controller.signal.aborted) setAnswer({ text: query, failed, ...result });
    };
    const timer = setTimeout(async () => {
      try {
        show(false, await search(query, controller.signal));
      } catch {
        show(true, nothing);
      }
    }, pause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query, search]);

  if (!canSearch) return { ...nothing, searching: false, failed: false };
  const searching = answer.text !== query;
  return { ...answer, searching, failed: answer.failed && !searching };
}

/** Enter pressed before results arrive opens the first one when they do. Any other key cancels that. */
export function useAwaitedEnter({ searching, groups }: Found, choose: (entry: PaletteEntry) => void) {
  const awaits = useRef(false);
  useEffect(() => {
    if (searching || !awaits.current) return;
    awaits.current = false;
    const first = groups.flatMap(({ entries }) => entries)[0];
    if (first) choose(first);
  });
  return (event: KeyboardEvent, active: string | undefined) => {
    const enters = event.key === 'Enter' && !event.nativeEvent.isComposing;
    awaits.current = enters && searching && active === undefined;
  };
}
