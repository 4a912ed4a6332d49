import { listSources } from '@/lib/catalog/list-sources';
import { selectItems, writeSelect } from '@/lib/catalog/list-sql';
import { leaveOut, placeOf, type Reader, readList } from '@/lib/catalog/read-list';
import { Failure } from '@/lib/failure';
import type { Call } from '@/lib/gateway/call';
import type { Found, NameSource } from './name-source';

/** Beyond so many, the list of partners costs fewer calls than asking one by one. */
const fewCreators = 4;
const mostSingleCreators = 40;
/** How long names wait for a list that is being read for the first time. */
const waitMs = 1_500;

/**
 * Names of creators: many from the list of partners that is kept, the others one by one. Ids that may still come with
 * that list, or that there was no room for, are left out. Throws Failure as Call does.
 */
export async function findCreators({ call, reader }: NameSource, ids: readonly string[]): Promise<Found> {
  const partners =
    ids.length > fewCreators ? await readPartnerNames(reader, ids) : { names: new Map(), coming: false };
  const found = new Map<string, string | null>(partners.names);
  const others = ids.filter((id) => !found.has(id));
  if (partners.coming && others.length > mostSingleCreators) return found;
  await Promise.all(
    others.slice(0, mostSingleCreators).map(async (id) => {
      found.set(id, await findCreator(call, id));
    }),
  );
  return found;
}

async function readPartnerNames(reader: Reader, ids: readonly string[]) {
  const list = await readList(reader, listSources.creators, { waitMs }).catch(leaveOut);
  if (!list) return { names: new Map(), coming: false };
  const partners = selectItems(placeOf(reader, list), ({ isOneOf }) => isOneOf('item.id', ids));
  const rows = await reader.store.read(writeSelect(partners, 'item.id, item.name'), partners.values);
  const names = rows.map(({ id, name }) => [String(id), String(name)] as const);
  return { names: new Map(names), coming: !list.complete && !list.cut };
}

/** A creator who is no partner any more. */
async function findCreator(call: Call, id: string): Promise<string | null> {
  try {
    return (await call('getCreator', { params: { id } })).name;
  } catch (error) {
    if (error instanceof Failure && (error.code === 'not_found' || error.code === 'invalid_input'))
      return null;
    throw error;
  }
}
