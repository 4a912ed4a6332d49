import type { LedgerStore } from './store/store';

/** Whose rows, kept where; every statement is scoped by the workspace. */
export type LedgerContext = {
  workspaceId: string;
  store: LedgerStore;
  /** The revision of the links that a question about placements is answered with. */
  placements?: string;
  /** The clock; tests set it. */
  now?: () => Date;
};

export const nowOf = (context: { now?: () => Date }): Date => context.now?.() ?? new Date();
