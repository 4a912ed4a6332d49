import type { ReactNode } from 'react';
import { clear } from '@/lib/base/address/search';
import type { SearchValues } from '@/lib/client/list-input';
import { type Filters, type FilterValue, listValues } from '@/lib/data/terms/filters/list-filter';
import { FilterMenu } from './filter-menu';

type Control = { label: string; control: ReactNode };

/** Names of filters in the menu. Text filters have the search field, and a choice cannot be removed. */
type InMenu<Declared extends Filters> = {
  [Name in keyof Declared]: Declared[Name] extends { kind: 'text' | 'choice' } ? never : Name;
}[keyof Declared] &
  string;

type Props<Declared extends Filters> = {
  search: SearchValues<Declared>;
  setSearch: (change: Record<string, null>) => void;
  /** In menu order. A filter that shares a control has the name of the filter with that control. */
  controls: { [Name in InMenu<Declared>]: Control | InMenu<Declared> };
};

/** The filter menu of a list. A filter is active if the URL has a value for it. */
export function ListFilters<Declared extends Filters>({ search, setSearch, controls }: Props<Declared>) {
  const values: Record<string, FilterValue> = search;
  const entries = Object.entries<Control | string>(controls);
  return (
    <FilterMenu
      onClear={() => setSearch(clear(Object.keys(controls)))}
      filters={entries.flatMap(([id, control]) => {
        if (typeof control === 'string') return [];
        const names = entries.filter(([name, its]) => name === id || its === id).map(([name]) => name);
        const chosen = names.flatMap((name) => listValues(values[name])).length;
        return { id, ...control, chosen, onRemove: () => setSearch(clear(names)) };
      })}
    />
  );
}
