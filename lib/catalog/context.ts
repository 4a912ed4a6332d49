import type { Db } from '@/lib/db/database';
import type { Call } from '@/lib/gateway/call';
import type { LedgerContext } from '@/lib/ledger/context';
import { type LedgerParts, ledgerOf } from '@/lib/ledger/workspace-ledger';
import type { Reader } from './read-list';

/** What a list of the catalog reads from: the API's lists, and the figures of the ledger. */
export type CatalogContext = { reader: Reader; ledger: LedgerContext };

/** The catalog of the member's workspace. */
export function catalogOf({ db, walk, ...ledger }: LedgerParts & { db: Db; walk: Call }): CatalogContext {
  const { workspaceId } = ledger.member;
  return { reader: { db, store: ledger.store, workspaceId, call: walk }, ledger: ledgerOf(ledger) };
}
