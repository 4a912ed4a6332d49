import type { ProgramCreator } from '@/lib/contract/resources/program';
import { itemsIn, keyOfList } from '@/lib/data/fetch/lists/read-list';
import { readRows, selectItems } from '@/lib/data/read/lists/list-sql';
import type { Session } from '@/lib/data/store/engine/store';

type Key = { workspaceId: string; connection: string };

/** The stored entries of the creator program that a creator has claimed. Fetches nothing. */
export async function readProgramEntries(
  read: Session['read'],
  { workspaceId, connection }: Key,
  id: string,
): Promise<ProgramCreator[]> {
  const listKey = keyOfList({ id: workspaceId }, { name: 'programCreators', connection });
  const entries = selectItems(listKey, ({ test }) =>
    test(id, (mark) => `item.tag IN (SELECT tag FROM ${itemsIn("'creatorMatches'")} AND id = ${mark})`),
  );
  return (await readRows<ProgramCreator>(read, entries)).map(({ item }) => item);
}
