/** Settings that can be copied to another workspace. None of them carries a secret. */
export const copyKinds = ['alertRules', 'goals', 'schedules', 'margins'] as const;
export type CopyKind = (typeof copyKinds)[number];

/**
 * `exists`: the workspace has one of this name or for this subject. `missing`: its subject, or a value of its view, may not be
 * of that workspace. `unread`: whether it has the subject is not known, because its API does not list it now.
 */
export const skipReasons = ['exists', 'missing', 'unread'] as const;
export type SkipReason = (typeof skipReasons)[number];

/** Names of skipped settings that an answer lists, for each reason. */
export const mostSkipped = 20;

/** What is not copied, and why. `names`: the first ones. */
export type Skipped = { reason: SkipReason; count: number; names: string[] };

export type CopiedKind = { kind: CopyKind; copied: number; skipped: Skipped[] };

/** Response of POST /api/workspaces/copies. `preview`: nothing was stored. */
export type CopiedSettings = { preview: boolean; kinds: CopiedKind[] };
