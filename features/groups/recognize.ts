import type { Catalog } from '@/lib/data/store/workspace';
import type { GroupKind } from '@/lib/data/terms/group-dimensions';
import type { Recognized } from './group-shape';
import { findKnown, nameMembers } from './known-members';
import { readMembers } from './read-members';

/** How many known and unknown ids an answer names. */
const named = 20;

/** The members that a pasted text names, and the texts that no stored list contains. Throws Failure `invalid_input`. */
export async function recognizeMembers(
  catalog: Catalog,
  { kind, ids: text }: { kind: GroupKind; ids: string },
): Promise<Recognized> {
  const { ids, wrong } = await readMembers(catalog, kind, text);
  const known = await findKnown(catalog.store, catalog.id, kind, ids);
  const found = ids.filter((id) => known.has(id));
  const unknown = [...wrong.map(({ text }) => text), ...ids.filter((id) => !known.has(id))];
  return {
    total: found.length + unknown.length,
    known: found.length,
    examples: await nameMembers(catalog.store, catalog.id, kind, found.slice(0, named)),
    unknown: unknown.slice(0, named),
  };
}
