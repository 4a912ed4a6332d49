import type { LedgerContext } from './context';
import type { LedgerStore } from './store/store';

/** A member's workspace and its store. */
export type LedgerParts = { member: { workspaceId: string }; store: LedgerStore };

/** The ledger of the member's workspace. */
export function ledgerOf({ member, store }: LedgerParts): LedgerContext {
  return { workspaceId: member.workspaceId, store };
}
