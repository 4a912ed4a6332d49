import { eq, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { Failure } from '@/lib/base/failure';
import type { Db, Transaction } from '@/lib/server/db/database';
import { users, workspaces } from '@/lib/server/identity/schema';

/** How much a workspace, or where it says so a person, can have. docs/configuration.md lists the same numbers. */
export const quotas = {
  batches: { most: 500, full: 'A workspace can have at most {most} link batches. Delete one first.' },
  batchRows: {
    most: 100_000,
    full: 'The link batches of a workspace can have at most {most} rows. Delete a batch first.',
  },
  presets: { most: 500, full: 'A workspace can have at most {most} presets. Delete one first.' },
  importedLinks: {
    most: 200_000,
    full: 'A workspace can have at most {most} imported links. Delete them first.',
  },
  notes: { most: 2_000, full: 'A workspace can have at most {most} notes. Delete one first.' },
  views: { most: 100, full: 'A page can have at most {most} saved views. Delete one first.' },
  connections: { most: 50, full: 'A workspace can have at most {most} keys. Remove one first.' },
  invitations: {
    most: 100,
    full: 'A workspace can have at most {most} open invitations. Withdraw one first.',
  },
  tokens: { most: 100, full: 'A workspace can have at most {most} API tokens. Revoke one first.' },
  liveAddresses: {
    most: 100,
    full: 'A workspace can have at most {most} live addresses. Revoke one first.',
  },
  shares: { most: 100, full: 'A workspace can have at most {most} shared pages. Revoke one first.' },
  alertRules: { most: 100, full: 'A workspace can have at most {most} alert rules. Delete one first.' },
  reportSchedules: {
    most: 50,
    full: 'A workspace can have at most {most} scheduled reports. Delete one first.',
  },
  alertChannels: { most: 20, full: 'A workspace can have at most {most} channels. Delete one first.' },
  costs: {
    most: 20_000,
    full: 'A workspace can have at most {most} costs. Nothing was stored.',
  },
  credits: {
    most: 20_000,
    full: 'A workspace can have at most {most} bonus credits. Nothing was stored.',
  },
  partners: {
    most: 5_000,
    full: 'A creator desk can have at most {most} partners. Nothing was stored.',
  },
  goals: { most: 1_000, full: 'A workspace can have at most {most} goals. Delete one first.' },
  putAwayActions: {
    most: 500,
    full: 'A person can put at most {most} actions away. Show one again first.',
  },
  groups: { most: 200, full: 'A workspace can have at most {most} groups. Delete one first.' },
  liveGroups: {
    most: 20,
    full: 'A workspace can have at most {most} groups with a filter. Delete one first.',
  },
  groupMembers: {
    most: 200_000,
    full: 'The groups of a workspace can have at most {most} members. Nothing was stored.',
  },
  margins: {
    most: 100_000,
    full: 'A workspace can have at most {most} margins. Nothing was stored.',
  },
  rates: {
    most: 300_000,
    full: 'A workspace can have at most {most} exchange rates. Nothing was stored.',
  },
  passkeys: { most: 20, full: 'A person can have at most {most} passkeys. Remove one first.' },
  workspaces: { most: 50, full: 'A person can own at most {most} workspaces.' },
  /** Of a person. The oldest ends instead of an error. */
  sessions: { most: 1_000 },
  /** Open event streams of a person's session, and of a workspace, in one process. */
  streams: { most: 16, full: 'At most {most} pages can follow a sync at once. Close some first.' },
  workspaceStreams: {
    most: 64,
    full: 'At most {most} pages of a workspace can follow a sync at once. Try again later.',
  },
} as const;

type FullQuota = {
  [Name in keyof typeof quotas]: (typeof quotas)[Name] extends { full: string } ? Name : never;
};
export type QuotaName = FullQuota[keyof FullQuota];

/** The sentence for a full quota, such as “A workspace can have at most 2,000 notes. Delete one first.” */
export function describeFull(name: QuotaName): string {
  const { most, full } = quotas[name];
  return full.replace('{most}', most.toLocaleString('en-US'));
}

type Owner = { workspaceId: string } | { userId: string };

/**
 * Counts what an owner has after an insert, in its transaction. Locks the owner until the transaction ends, so that two
 * inserts cannot pass together. Throws Failure `conflict` over the quota, which takes the insert back.
 */
export async function requireQuota(
  tx: Transaction,
  name: QuotaName,
  owner: Owner,
  table: PgTable,
  own: SQL | undefined,
): Promise<void> {
  if ('userId' in owner) await lockUser(tx, owner.userId);
  else await lockWorkspace(tx, owner.workspaceId);
  if ((await tx.$count(table, own)) > quotas[name].most) throw new Failure('conflict', describeFull(name));
}

/**
 * Checks before a long import that its lines fit. `countNew` is asked only where that depends on how many of them are
 * new. Throws Failure `conflict` over the quota.
 */
export async function requireRoom(
  db: Db,
  name: QuotaName,
  table: PgTable,
  own: SQL | undefined,
  count: number,
  countNew: () => Promise<number>,
): Promise<void> {
  const { most } = quotas[name];
  const held = await db.$count(table, own);
  if (held + count <= most) return;
  if (held + (await countNew()) > most) throw new Failure('conflict', describeFull(name));
}

/** Locks a workspace's keys, margins, costs and quotas until the transaction ends. Without it, two imports could deadlock. */
export async function lockWorkspace(tx: Transaction, workspaceId: string): Promise<void> {
  const own = eq(workspaces.id, workspaceId);
  await tx.select({ id: workspaces.id }).from(workspaces).where(own).for('no key update');
}

/** Locks a person's quotas until the transaction ends. */
export async function lockUser(tx: Transaction, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}
