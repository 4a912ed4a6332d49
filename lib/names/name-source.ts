import type { Reader } from '@/lib/catalog/read-list';
import type { Db } from '@/lib/db/database';
import type { Call } from '@/lib/gateway/call';
import type { LedgerStore } from '@/lib/ledger/store/store';

/** Where names come from: `call` asks for a few, `reader` reads lists that are kept whole. */
export type NameSource = { call: Call; reader: Reader };

/** Whose names, and where to ask. */
export type NameParts = {
  member: { workspaceId: string };
  db: Db;
  store: LedgerStore;
  call: Call;
  walk: Call;
};

/** Null: the API was asked and does not know it. An id that is left out was not asked for. */
export type Found = ReadonlyMap<string, string | null>;

/** Names for the member's workspace. Lists are walked apart from pages, as in the catalog. */
export function nameSourceOf({ member, db, store, call, walk }: NameParts): NameSource {
  return { call, reader: { db, store, workspaceId: member.workspaceId, call: walk } };
}
