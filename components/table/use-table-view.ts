'use client';

import { useSyncExternalStore } from 'react';
import { asText } from '@/lib/base/address/parameter';
import { withStorage } from '@/lib/client/browser-storage';
import { useSearch } from '@/lib/client/use-search';
import { plainView, readLayout, readSort, type TableView, writeLayout, writeSort } from './table-view';

const changed = new EventTarget();

function subscribe(listener: () => void) {
  changed.addEventListener('change', listener);
  return () => changed.removeEventListener('change', listener);
}

const readStored = (key: string) => withStorage(() => localStorage.getItem(key) ?? '', '');

/**
 * Stores a table's view in the URL (`?sort=` and `?table=`), so that a link reproduces it. The browser stores the last
 * layout under `name` and uses it if the URL has none.
 */
export function useTableView(name: string, defaults: Partial<TableView> = {}) {
  const key = `partnerdeck-table-${name}`;
  const [query, setQuery] = useSearch({ sort: asText, table: asText });
  const stored = useSyncExternalStore(
    subscribe,
    () => readStored(key),
    () => '',
  );
  const base = { ...plainView, ...defaults };
  const text = query.table ?? stored;
  const view: TableView = {
    ...base,
    ...(text ? readLayout(text) : {}),
    sort: query.sort === null ? base.sort : readSort(query.sort),
  };

  const setView = (next: TableView) => {
    // An empty layout would mean the defaults.
    const layout = writeLayout(next) || (writeLayout(base) ? 'd:normal' : '');
    withStorage(() => localStorage.setItem(key, layout), undefined);
    changed.dispatchEvent(new Event('change'));
    const sort = writeSort(next.sort);
    setQuery({
      sort: sort === writeSort(base.sort) ? null : sort,
      table: layout === writeLayout(base) ? null : layout,
    });
  };
  return [view, setView] as const;
}
