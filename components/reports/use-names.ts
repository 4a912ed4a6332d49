'use client';

import { useQueries } from '@tanstack/react-query';
import { type Names, nameKinds, type Wanted } from '@/lib/names/names';
import { splitWanted } from '@/lib/names/split-wanted';
import { namesOptions } from '@/lib/query/names';

/** Names of many ids, asked for in pieces; those that have come are there while others are on their way. */
export function useNames(wanted: Wanted): Names {
  return useQueries({ queries: splitWanted(wanted).map(namesOptions), combine: mergeNames });
}

export function mergeNames(results: readonly { data?: Names | undefined }[]): Names {
  const merged: Names = { brands: {}, products: {}, creators: {} };
  for (const { data } of results) {
    if (data) for (const kind of nameKinds) Object.assign(merged[kind], data[kind]);
  }
  return merged;
}
