import type { LedgerContext } from '@/lib/data/context';
import { type LedgerParts, ledgerOf } from '@/lib/data/workspace-ledger';
import type { Db } from '@/lib/server/db/database';
import type { Call } from '@/lib/server/gateway/call';
import type { Reader } from './read-list';

/** The sources of a catalog list: the API's lists and the ledger's figures. */
export type CatalogContext = { reader: Reader; ledger: LedgerContext };

/** The catalog of the member's workspace. */
export function catalogOf({ db, walk, ...ledger }: LedgerParts & { db: Db; walk: Call }): CatalogContext {
  const { workspaceId } = ledger.member;
  return { reader: { db, store: ledger.store, workspaceId, call: walk }, ledger: ledgerOf(ledger) };
}
