import { createKeyedCache } from '@/lib/gateway/keyed-cache';
import { findNames } from './find-names';
import type { NameSource } from './name-source';
import { type NameKind, type NamesAnswer, nameKinds, type Wanted } from './names';

type Known = Record<NameKind, Map<string, string | null>>;

const lifeMs = 5 * 60_000;
const knownByWorkspace = createKeyedCache<Known>(lifeMs);

/** Names of what reports carry as ids, remembered for five minutes a workspace. Throws Failure as Call does. */
export async function resolveNames(source: NameSource, wanted: Wanted): Promise<NamesAnswer> {
  const known = knownByWorkspace.getOrMake(source.reader.workspaceId, makeKnown);
  await Promise.all(
    nameKinds.map(async (kind) => {
      const missing = [...new Set(wanted[kind])].filter((id) => !known[kind].has(id));
      if (missing.length === 0) return;
      const found = await findNames[kind](source, missing);
      for (const [id, name] of found) known[kind].set(id, name);
    }),
  );
  const pick = (kind: NameKind) =>
    Object.fromEntries(
      (wanted[kind] ?? []).flatMap((id) => {
        const name = known[kind].get(id);
        return name ? [[id, name]] : [];
      }),
    );
  return {
    brands: pick('brands'),
    products: pick('products'),
    creators: pick('creators'),
    complete: nameKinds.every((kind) => (wanted[kind] ?? []).every((id) => known[kind].has(id))),
  };
}

const makeKnown = (): Known => ({ brands: new Map(), products: new Map(), creators: new Map() });
