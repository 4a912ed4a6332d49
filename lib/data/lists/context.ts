import type { LedgerContext } from '@/lib/data/context';
import { type LedgerParts, ledgerOf } from '@/lib/data/workspace-ledger';
import type { Db } from '@/lib/server/db/database';
import type { Call } from '@/lib/server/gateway/call';
import type { ListSource } from './list-sources';
import { type Reader, readList } from './read-list';

/** The sources of a catalog list: the API's lists and the ledger's figures. */
export type CatalogContext = { reader: Reader; ledger: LedgerContext };

type CatalogParts = LedgerParts & { db: Db; walk: Call; still?: boolean };

/** The catalog of the member's workspace. */
export function catalogOf({ db, walk, still = false, ...ledger }: CatalogParts): CatalogContext {
  const { workspaceId } = ledger.member;
  return { reader: { db, store: ledger.store, workspaceId, call: walk, still }, ledger: ledgerOf(ledger) };
}

/** The catalog, after a new walk through one of its lists has started. Throws Failure like `readList`. */
export async function refreshCatalog<Row extends object>(
  parts: CatalogParts,
  source: ListSource<Row>,
): Promise<CatalogContext> {
  const catalog = catalogOf(parts);
  await readList(catalog.reader, source, { refresh: true });
  return catalog;
}
