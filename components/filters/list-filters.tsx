import type { ReactNode } from 'react';
import { clear } from '@/lib/address/search';
import { type Filters, type FilterValue, listValues } from '@/lib/catalog/filter';
import type { Said } from '@/lib/query/list-input';
import { FilterMenu } from './filter-menu';

type Control = { label: string; control: ReactNode };

/** Words have a field of their own, and a choice always holds. */
type InMenu<Asked extends Filters> = {
  [Name in keyof Asked]: Asked[Name] extends { kind: 'text' | 'choice' } ? never : Name;
}[keyof Asked] &
  string;

type Props<Asked extends Filters> = {
  search: Said<Asked>;
  setSearch: (change: Record<string, null>) => void;
  /** In the order of the menu. The name of another filter: that one's control sets this filter, too. */
  controls: { [Name in InMenu<Asked>]: Control | InMenu<Asked> };
};

/** The filters of a list. A filter is on while the address holds a value of it. */
export function ListFilters<Asked extends Filters>({ search, setSearch, controls }: Props<Asked>) {
  const said: Record<string, FilterValue> = search;
  const entries = Object.entries<Control | string>(controls);
  return (
    <FilterMenu
      onClear={() => setSearch(clear(Object.keys(controls)))}
      filters={entries.flatMap(([id, control]) => {
        if (typeof control === 'string') return [];
        const names = entries.filter(([name, its]) => name === id || its === id).map(([name]) => name);
        const chosen = names.flatMap((name) => listValues(said[name])).length;
        return { id, ...control, chosen, onRemove: () => setSearch(clear(names)) };
      })}
    />
  );
}
