'use client';

import { useSearchParams } from 'next/navigation';
import { startTransition, useOptimistic } from 'react';
import { type Parameters, readSearch, type SearchChange, writeSearch } from './search';

type Options = {
  /** Whether a change is a step of the back button. */
  history?: 'push' | 'replace';
};

/** A page's parameters as the address holds them, and how to change them without asking the server for the page. */
export function useSearch<Asked extends Parameters>(asked: Asked, { history = 'replace' }: Options = {}) {
  const current = useSearchParams().toString();
  // What was chosen shows at once; the router's own change follows when it gets to it.
  const [text, show] = useOptimistic(current);
  const search = readSearch(asked, new URLSearchParams(text));
  const setSearch = (change: SearchChange<Asked> | null, options: Options = {}) => {
    const next = writeSearch(asked, location.search, change);
    if (next === location.search) return;
    startTransition(() => {
      show(next);
      const url = `${location.pathname}${next}${location.hash}`;
      if ((options.history ?? history) === 'push') window.history.pushState(null, '', url);
      else window.history.replaceState(null, '', url);
    });
  };
  return [search, setSearch] as const;
}
