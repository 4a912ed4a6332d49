'use client';

import { useSearchParams } from 'next/navigation';
import { startTransition, useOptimistic } from 'react';
import { type Parameters, readSearch, type SearchChange, writeSearch } from '@/lib/base/address/search';

type Options = {
  /** `push` adds an entry to the browser history. */
  history?: 'push' | 'replace';
};

/** A page's search parameters and a setter, which does not request the page from the server. */
export function useSearch<Declared extends Parameters>(
  parameters: Declared,
  { history = 'replace' }: Options = {},
) {
  const current = useSearchParams().toString();
  // Shows a choice at once. The router's update follows later.
  const [text, show] = useOptimistic(current);
  const search = readSearch(parameters, new URLSearchParams(text));
  const setSearch = (change: SearchChange<Declared> | null, options: Options = {}) => {
    const next = writeSearch(parameters, location.search, change);
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
