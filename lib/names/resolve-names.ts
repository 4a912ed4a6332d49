import { createKeyedCache } from '@/lib/gateway/keyed-cache';
import { findNames } from './find-names';
import type { NameSource } from './name-source';
import { type NameKind, type NamesAnswer, nameKinds, type Wanted } from './names';
import { readStoredNames } from './read-stored-names';

type Known = Record<NameKind, Map<string, string | null>>;

const lifeMs = 5 * 60_000;
const knownByWorkspace = createKeyedCache<Known>(lifeMs);

/**
 * Names of what reports carry as ids: from the stored lists, and from the API for those that no list knows. Remembered for
 * five minutes per workspace. Throws Failure as Call does.
 */
export async function resolveNames(source: NameSource, wanted: Wanted): Promise<NamesAnswer> {
  const known = knownByWorkspace.getOrMake(source.reader.workspaceId, makeKnown);
  await Promise.all(
    nameKinds.map(async (kind) => {
      const missing = [...new Set(wanted[kind])].filter((id) => !known[kind].has(id));
      if (missing.length === 0) return;
      const stored = await readStoredNames(source, kind, missing);
      const others = missing.filter((id) => !stored.has(id));
      const found = others.length > 0 ? await findNames[kind](source, others) : [];
      for (const [id, name] of [...stored, ...found]) known[kind].set(id, name);
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
