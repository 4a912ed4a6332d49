import type { ProgramCreator } from '@/lib/contract/resources/program';
import { makeBasis } from '@/lib/data/basis';
import type { CatalogContext } from '@/lib/data/lists/context';
import { readBrandNames } from '@/lib/data/lists/facets';
import { listSources } from '@/lib/data/lists/list-sources';
import { readRows, selectItems } from '@/lib/data/lists/list-sql';
import { itemsIn, keyOfList, readListBasis, readOptionalList } from '@/lib/data/lists/read-list';
import { requireConnectionInUse } from '@/lib/server/connections/connection-in-use';
import type { CreatorProfile } from './creator-shape';

/** A creator with their brands by name and their program tags. Throws Failure, `not_found` for an unknown id. */
export async function readCreator({ reader }: CatalogContext, id: string): Promise<CreatorProfile> {
  const { db, store, workspaceId, call } = reader;
  const [creator, connection, ...lists] = await Promise.all([
    call('getCreator', { params: { id } }),
    requireConnectionInUse(db, workspaceId, 'seller'),
    readOptionalList(reader, listSources.brands),
    readOptionalList(reader, listSources.creatorMatches),
    readOptionalList(reader, listSources.programCreators),
  ]);
  const listKey = keyOfList(reader, { name: 'programCreators', connection });
  const entries = selectItems(listKey, ({ test }) =>
    test(id, (mark) => `item.tag IN (SELECT tag FROM ${itemsIn("'creatorMatches'")} AND id = ${mark})`),
  );
  return store.snapshot(async ({ read }) => {
    const listNames = lists.map(({ name }) => name);
    const basis = makeBasis([], await readListBasis(read, { workspaceId, connection }, listNames));
    const names = new Map((await readBrandNames(read, listKey)).map(({ id, name }) => [id, name]));
    return {
      creator,
      brands: creator.partneredBrandIds.map((id) => ({ id, name: names.get(id) ?? id })),
      program: (await readRows<ProgramCreator>(read, entries)).map(({ item }) => item),
      basis,
    };
  });
}
