import { createKeyedCache } from '@/lib/gateway/keyed-cache';
import type { ListSource } from './list-sources';
import { itemsOf, placeOf, type Reader, type ReadOptions, readList, type StoredList } from './read-list';

/** What is stored of a list, in the API's order. */
export type ListedItems<Row> = StoredList & { rows: readonly Row[] };

const kept = createKeyedCache<Promise<readonly unknown[]>>(60_000, 20);

/** As readList, with all of its items: for lists that are short. */
export async function readItems<Row>(
  reader: Reader,
  source: ListSource<Row>,
  options?: ReadOptions,
): Promise<ListedItems<Row>> {
  const list = await readList(reader, source, options);
  const key = [reader.workspaceId, list.name, list.walk, list.asOf, list.loaded].join('/');
  // A list holds what its own source brought.
  const rows = (await kept.getOrMake(key, () => readAll(reader, list))) as readonly Row[];
  return { ...list, rows };
}

async function readAll(reader: Reader, list: StoredList): Promise<unknown[]> {
  const rows = await reader.store.read(`SELECT data FROM ${itemsOf} ORDER BY place`, placeOf(reader, list));
  return rows.map(({ data }) => JSON.parse(String(data)));
}
