import type { LedgerContext } from './context';
import type { LedgerStore } from './store/store';

/** The member, and the store of all ledgers. */
export type LedgerParts = { member: { workspaceId: string }; store: LedgerStore };

/** The ledger of the member's workspace. */
export function ledgerOf({ member, store }: LedgerParts): LedgerContext {
  return { workspaceId: member.workspaceId, store };
}
