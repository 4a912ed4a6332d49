import { itemsOf } from '@/lib/data/fetch/lists/read-list';
import { makeConditions, type Select, writeSelect } from '@/lib/data/read/lists/list-sql';
import {
  brandNames,
  taggedCreators,
  testCreators,
  testProducts,
} from '@/lib/data/read/lists/live-conditions';
import type { LedgerStore, SqlValue } from '@/lib/data/store/engine/store';
import { type ListState, readListStates } from '@/lib/data/store/lists/store-list';
import type { ListName } from '@/lib/data/terms/basis';
import type { GroupFilter } from '@/lib/data/terms/filters/group-filter';
import { liveCreatorFilters, liveProductFilters } from '@/lib/data/terms/filters/live-filters';
import type { GroupKind } from '@/lib/data/terms/group-dimensions';

/** The list that a kind's filter selects from, and all lists that it reads. */
const lists = {
  creator: ['creators', 'creatorMatches'],
  product: ['products', 'brands'],
} as const satisfies Record<GroupKind, readonly ListName[]>;

/** What a filter is evaluated on: the connection of its stored list, and the walks of all lists that it reads. */
export type LiveSource = { connection: string; stamp: string };

type States = Awaited<ReturnType<typeof readListStates>>;

/** The stored lists of all kinds. */
export const readLiveLists = (store: LedgerStore, workspaceId: string): Promise<States> =>
  readListStates(store.read, workspaceId, Object.values(lists).flat());

/** The lists that the members of a filter come from. Only its text is searched in the second one. */
export const listsBehind = (kind: GroupKind, { q }: GroupFilter): readonly ListName[] =>
  q === undefined ? lists[kind].slice(0, 1) : lists[kind];

/** What filters of each kind are evaluated on. A kind is absent until its list was read to its end. */
export function findLiveSources(states: States): Map<GroupKind, LiveSource> {
  const sources = new Map<GroupKind, LiveSource>();
  for (const kind of ['creator', 'product'] as const) {
    const found = lists[kind].map((name) => states.get(name));
    const [own] = found;
    if (!own?.whole) continue;
    const stamp = found.map((state) => (state ? writeState(state) : '-')).join(' ');
    sources.set(kind, { connection: own.connection, stamp });
  }
  return sources;
}

const writeState = ({ connection, walk, whole }: ListState): string => `${connection}/${walk}/${whole}`;

/** The ids that match a filter now, in the list's order. */
export async function listLiveMembers(
  store: LedgerStore,
  workspaceId: string,
  kind: GroupKind,
  { filter, connection }: { filter: GroupFilter; connection: string },
): Promise<string[]> {
  const listKey = [workspaceId, lists[kind][0], connection];
  const select = kind === 'creator' ? selectCreators(listKey, filter) : selectProducts(listKey, filter);
  const rows = await store.read(`${writeSelect(select, 'item.id')} ORDER BY item.place`, select.values);
  return [...new Set(rows.map(({ id }) => String(id)))];
}

function selectCreators(values: SqlValue[], filter: GroupFilter): Select {
  const make = makeConditions(values);
  const where = make.passes(liveCreatorFilters, filter, testCreators(make, filter));
  return { from: taggedCreators, where, values };
}

function selectProducts(values: SqlValue[], filter: GroupFilter): Select {
  const make = makeConditions(values);
  const where = make.passes(liveProductFilters, filter, testProducts(make, filter));
  return {
    with: [`products AS (SELECT * FROM ${itemsOf})`, `brands AS (${brandNames})`],
    from: 'products AS item LEFT JOIN brands ON brands.brand_id = item.brand',
    where,
    values,
  };
}
