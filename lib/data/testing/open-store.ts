import { type LedgerLocation, openLedgerStores } from '@/lib/data/store/engine/open';
import type { LedgerStore } from '@/lib/data/store/engine/store';

/** The id of the store that tests share. */
export const sharedId = '00000000-0000-4000-8000-000000000000';

/** Opens one store. It may hold the rows of several workspaces, because each statement names its own. */
export async function openStore(
  location: LedgerLocation,
  api?: string,
): Promise<LedgerStore & { close: () => Promise<void> }> {
  const stores = await openLedgerStores(location, api);
  return { ...stores.of(sharedId), close: stores.close };
}
