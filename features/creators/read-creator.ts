import { listSources } from '@/lib/data/fetch/lists/list-sources';
import { keyOfList, readListBasis, readOptionalList } from '@/lib/data/fetch/lists/read-list';
import { readBrandNames } from '@/lib/data/read/lists/facets';
import type { Catalog } from '@/lib/data/store/workspace';
import { makeBasis } from '@/lib/data/terms/basis';
import { requireConnectionInUse } from '@/lib/gateway/connections/connection-in-use';
import type { CreatorProfile } from './creator-shape';
import { readProgramEntries } from './read-program-entries';

/** A creator with their brands by name and their program tags. Throws Failure, `not_found` for an unknown id. */
export async function readCreator(catalog: Catalog, id: string): Promise<CreatorProfile> {
  const { db, store, id: workspaceId, walk: call } = catalog;
  const [creator, connection, ...lists] = await Promise.all([
    call('getCreator', { params: { id } }),
    requireConnectionInUse(db, workspaceId, 'seller'),
    readOptionalList(catalog, listSources.brands),
    readOptionalList(catalog, listSources.creatorMatches),
    readOptionalList(catalog, listSources.programCreators),
  ]);
  const listKey = keyOfList(catalog, { name: 'programCreators', connection });
  return store.snapshot(async ({ read }) => {
    const listNames = lists.map(({ name }) => name);
    const basis = makeBasis([], await readListBasis(read, { workspaceId, connection }, listNames));
    const names = new Map((await readBrandNames(read, listKey)).map(({ id, name }) => [id, name]));
    return {
      creator,
      brands: creator.partneredBrandIds.map((id) => ({ id, name: names.get(id) ?? id })),
      program: await readProgramEntries(read, { workspaceId, connection }, id),
      basis,
    };
  });
}
