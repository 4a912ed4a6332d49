import { setTimeout as sleep } from 'node:timers/promises';
import { sharedNow } from '@/lib/base/clock';
import { Failure } from '@/lib/base/failure';
import { listSources } from '@/lib/data/fetch/lists/list-sources';
import { type ReadOptions, readList, type StoredList } from '@/lib/data/fetch/lists/read-list';
import type { Syncs } from '@/lib/data/fetch/sync/syncs';
import type { Catalog } from '@/lib/data/store/workspace';
import { sourceIds } from '@/lib/data/terms/datasets';
import { toDay } from '@/lib/data/terms/days';
import type { SourceProgress, SyncProgress } from '@/lib/data/terms/progress-shape';
import { firstUnsettledDay } from '@/lib/data/terms/ranges/look-back';
import { hasSellerKey } from '@/lib/gateway/connections/has-seller-key';
import type { Outcome } from '@/lib/server/jobs/claim-work';

type Parts = {
  catalog: Catalog;
  syncs: Pick<Syncs, 'start' | 'watch'>;
  now?: () => Date;
  /** How often to look whether the syncs have ended. */
  everyMs?: number;
};

type ReadOne = (catalog: Catalog, options: ReadOptions) => Promise<StoredList>;

/** Lists that pages show. Others are read with them. */
const lists: readonly ReadOne[] = [
  (catalog, options) => readList(catalog, listSources.brands, options),
  (catalog, options) => readList(catalog, listSources.products, options),
  (catalog, options) => readList(catalog, listSources.creators, options),
  (catalog, options) => readList(catalog, listSources.campaigns, options),
  (catalog, options) => readList(catalog, listSources.programCreators, options),
];

/** A list that was read within this time is not read again. */
const freshForMs = 30 * 60_000;

/**
 * Reads what may have changed: all datasets from the first day that may still change, and the lists. Calls wait behind
 * those of people. Joins syncs that run already. A sync that fails does not keep the lists from being read.
 */
export async function refreshWorkspace(
  { catalog, syncs, now = sharedNow, everyMs = 1_000 }: Parts,
  signal: AbortSignal,
): Promise<Outcome> {
  const { db, id: workspaceId } = catalog;
  if (!(await hasSellerKey(db, workspaceId))) return { rows: 0, calls: 0, problem: null };
  const today = toDay(now());
  const range = { from: firstUnsettledDay(today), to: today };
  const before = await syncs.watch(workspaceId, sourceIds);
  let progress = await syncs.start(workspaceId, { sources: sourceIds, range });
  while (progress.state === 'running') {
    await sleep(everyMs, undefined, { signal });
    progress = await syncs.watch(workspaceId, sourceIds);
  }
  const ran = listRan(before, progress);
  const problems = [ran.find(({ state }) => state !== 'complete')?.reason ?? null];
  for (const read of lists) problems.push(await refreshList(catalog, read, signal));
  return {
    rows: ran.reduce((sum, { rows }) => sum + rows, 0),
    calls: ran.reduce((sum, { pages }) => sum + pages, 0),
    problem: problems.find((problem) => problem !== null) ?? null,
  };
}

/** The sources whose sync ended during this refresh, also one that it joined. Others had nothing to read. */
const listRan = (before: SyncProgress, after: SyncProgress): SourceProgress[] =>
  after.sources.filter(({ finishedAt }, at) => finishedAt !== before.sources[at]?.finishedAt);

/** Reads a list again. Returns why it could not be read. */
async function refreshList(catalog: Catalog, read: ReadOne, signal: AbortSignal): Promise<string | null> {
  try {
    return (await read(catalog, { untilComplete: true, freshForMs, signal })).problem;
  } catch (error) {
    if (signal.aborted || !(error instanceof Failure)) throw error;
    return error.message;
  }
}
