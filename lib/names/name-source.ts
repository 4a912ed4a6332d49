import type { Reader } from '@/lib/catalog/held-list';
import type { Call } from '@/lib/gateway/call';
import { callFor } from '@/lib/gateway/workspace-call';
import { getRuntime } from '@/lib/runtime';

/** Where names come from: `call` asks for a few, `reader` reads lists that are kept whole. */
export type NameSource = { call: Call; reader: Reader };

/** Null: the API was asked and does not know it. An id that is left out was not asked for. */
export type Found = ReadonlyMap<string, string | null>;

/** For one workspace, on this process's runtime. Lists are walked apart from pages, as in the catalog. */
export async function nameSourceOf(workspaceId: string): Promise<NameSource> {
  const { db } = await getRuntime();
  return { call: callFor(workspaceId), reader: { db, workspaceId, call: callFor(workspaceId, 'sync') } };
}
