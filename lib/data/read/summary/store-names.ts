import { Failure } from '@/lib/base/failure';
import { createSemaphore } from '@/lib/base/semaphore';
import { untilAborted } from '@/lib/base/until-aborted';
import { listSources } from '@/lib/data/fetch/lists/list-sources';
import { type ReadOptions, readList, type StoredList } from '@/lib/data/fetch/lists/read-list';
import type { NameRows } from '@/lib/data/fetch/sync/sync-parts';
import { addUnlisted } from '@/lib/data/store/lists/store-list';
import type { Catalog } from '@/lib/data/store/workspace';
import type { NamedDimension } from '@/lib/data/terms/named-dimensions';
import type { Call } from '@/lib/gateway/call';
import { createKeyedCache } from '@/lib/gateway/keyed-cache';
import { listUnnamed } from './list-unnamed';

/** A list is walked again for names only if it is older than this. */
const freshForMs = 24 * 60 * 60_000;
/** Waits for a first walk as long as the sync does. */
const waitMs = Number.POSITIVE_INFINITY;
/** Maximum number of missing ids per list and sync. */
const maxUnnamed = 1_000;
/** Former creators are looked up one by one. Maximum per sync, and concurrency. */
const maxLookUps = 200;
const atOnce = 8;

type Named = Parameters<typeof listUnnamed>[2];
type Read = (catalog: Catalog, options: ReadOptions) => Promise<StoredList>;

const read: Record<NamedDimension, Read> = {
  brand: (catalog, options) => readList(catalog, listSources.brands, options),
  product: (catalog, options) => readList(catalog, listSources.products, options),
  creator: (catalog, options) => readList(catalog, listSources.creators, options),
};

/**
 * Makes sure that the lists with names for a dataset's rows are stored. With a range, also walks a list again that
 * lacks ids of its rows, and then records those still missing. Throws Failure like Call, or the reason of `signal`.
 */
export async function storeNames(
  catalog: Catalog,
  { dimensions, dataset, range }: Parameters<NameRows>[0],
  signal: AbortSignal,
): Promise<void> {
  const store = async (dimension: NamedDimension) => {
    await untilAborted(signal, read[dimension](catalog, { waitMs, freshForMs }));
    if (!range) return;
    const named = { dataset, range, dimension };
    const stored = oneAtATime(catalog, dimension, () => storeUnnamed(catalog, named, signal));
    await untilAborted(signal, stored);
  };
  const ended = await Promise.allSettled(dimensions.map(store));
  for (const end of ended) if (end.status === 'rejected') throw end.reason;
}

async function storeUnnamed(catalog: Catalog, named: Named, signal: AbortSignal): Promise<void> {
  const { store, id: workspaceId, walk: call } = catalog;
  const { dimension } = named;
  signal.throwIfAborted();
  const list = () => listUnnamed(store.read, workspaceId, named, maxUnnamed);
  if ((await list()).length === 0) return;
  const walked = read[dimension](catalog, { untilComplete: true });
  const { name, connection, complete, cut, problem } = await untilAborted(signal, walked);
  if (problem !== null || !(complete || cut)) return;
  const ids = await list();
  const names =
    dimension === 'creator'
      ? await lookUpCreators(call, ids.slice(0, maxLookUps), signal)
      : new Map(ids.map((id) => [id, '']));
  signal.throwIfAborted();
  await addUnlisted(store, { workspaceId, list: name, connection }, names);
}

const queues = createKeyedCache<ReturnType<typeof createSemaphore>>(10 * 60_000);

/** Syncs of several sources may end together. Each looks up only what the previous ones left. */
const oneAtATime = ({ id: workspaceId }: Catalog, dimension: NamedDimension, work: () => Promise<void>) =>
  queues.getOrMake(`${workspaceId}/${dimension}`, () => createSemaphore(1))(work);

/** Names by id, empty for ids that the API does not know. */
async function lookUpCreators(
  call: Call,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  const waiting = [...ids];
  const lookUp = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      names.set(id, await nameCreator(call, id, signal));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lookUp));
  return names;
}

async function nameCreator(call: Call, id: string, signal: AbortSignal): Promise<string> {
  try {
    return (await call('getCreator', { params: { id } }, { signal })).name;
  } catch (error) {
    if (error instanceof Failure && (error.code === 'not_found' || error.code === 'invalid_input')) return '';
    throw error;
  }
}
