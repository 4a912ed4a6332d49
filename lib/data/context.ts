import type { LedgerStore } from './store/store';

/** The workspace and the store of its rows. Every statement is scoped to the workspace. */
export type LedgerContext = {
  workspaceId: string;
  store: LedgerStore;
  /** The revision of the workspace's links and groups, for queries about them. */
  attributes?: string;
  /** The clock. Tests set it. */
  now?: () => Date;
};

export const nowOf = (context: { now?: () => Date }): Date => context.now?.() ?? new Date();
