'use client';

import { useQueries } from '@tanstack/react-query';
import { mostNames, type NameKind, type Names, nameKinds, type Wanted } from '@/lib/names/names';
import { namesOptions } from '@/lib/query/names';

/** Names of many ids, asked for in pieces; those that have come are there while others are on their way. */
export function useNames(wanted: Wanted): Names {
  const pieces = nameKinds.flatMap((kind) => splitIds(kind, wanted[kind] ?? []));
  return useQueries({ queries: pieces.map(namesOptions), combine: mergeNames });
}

function splitIds(kind: NameKind, given: readonly string[]): Wanted[] {
  const ids = [...new Set(given)].sort();
  return Array.from({ length: Math.ceil(ids.length / mostNames) }, (_, at) => ({
    [kind]: ids.slice(at * mostNames, (at + 1) * mostNames),
  }));
}

export function mergeNames(results: readonly { data?: Names | undefined }[]): Names {
  const merged: Names = { brands: {}, products: {}, creators: {} };
  for (const { data } of results) {
    if (data) for (const kind of nameKinds) Object.assign(merged[kind], data[kind]);
  }
  return merged;
}
