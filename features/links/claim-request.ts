import { createHash } from 'node:crypto';
import { and, eq, gt, lt, or, sql } from 'drizzle-orm';
import { ageOf, sharedNow } from '@/lib/base/clock';
import { linkRequests } from '@/lib/data/store/links-schema';
import type { Db } from '@/lib/server/db/database';
import type { LinkDraft } from './draft';

/** An attempt at a request, and its process. */
export type LinkClaim = { workspaceId: string; digest: string; attempt: string; owner: string };

/** Longer than the gateway's deadline for a POST. After that, the sender must be dead. */
const abandonedAfterSeconds = 60;
const abandonedAfter = sql`${abandonedAfterSeconds} * interval '1 second'`;

/**
 * Equal for requests of a workspace for the same link. Includes the key, because another one may belong to another
 * creator.
 */
export function digestRequest(connectionId: string, draft: LinkDraft): string {
  const { productId, marketplace, subid1, subid2, sharedid } = draft;
  const parts = [connectionId, productId, marketplace, subid1, subid2, sharedid].map((part) => part ?? null);
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

type ClaimResult =
  | { kind: 'claimed' }
  | { kind: 'busy'; freeInSeconds: number }
  | { kind: 'unknown'; since: Date }
  | { kind: 'made'; madeLinkId: string };

/** Claims the right to send a request. Only one attempt has it at a time. `again` claims it after an unknown outcome. */
export async function claimRequest(db: Db, claim: LinkClaim, again: boolean): Promise<ClaimResult> {
  const { workspaceId, digest, attempt, owner } = claim;
  const [inserted] = await db
    .insert(linkRequests)
    .values({ workspaceId, digest, attempt, owner, state: 'sending', claimedAt: sql`now()` })
    .onConflictDoNothing()
    .returning({ attempt: linkRequests.attempt });
  if (inserted) return { kind: 'claimed' };

  const here = and(eq(linkRequests.workspaceId, workspaceId), eq(linkRequests.digest, digest));
  await db
    .update(linkRequests)
    .set({ state: 'unknown' })
    .where(
      and(
        here,
        eq(linkRequests.state, 'sending'),
        // A claim in the future was made while the clock was ahead.
        or(
          lt(linkRequests.claimedAt, sql`now() - ${abandonedAfter}`),
          gt(linkRequests.claimedAt, sql`now() + ${abandonedAfter}`),
        ),
      ),
    );
  if (again) {
    const [taken] = await db
      .update(linkRequests)
      .set({ state: 'sending', attempt, owner, claimedAt: sql`now()` })
      .where(and(here, eq(linkRequests.state, 'unknown')))
      .returning({ attempt: linkRequests.attempt });
    if (taken) return { kind: 'claimed' };
  }
  const [row] = await db.select().from(linkRequests).where(here);
  if (row?.state === 'made' && row.madeLinkId) return { kind: 'made', madeLinkId: row.madeLinkId };
  if (row?.state === 'unknown') return { kind: 'unknown', since: row.claimedAt };
  // Another attempt is sending it, or has just released it.
  const claimedMs = row ? Math.max(0, ageOf(row.claimedAt, sharedNow())) : 0;
  return { kind: 'busy', freeInSeconds: Math.max(1, abandonedAfterSeconds - Math.floor(claimedMs / 1000)) };
}

const ours = ({ workspaceId, digest, attempt }: LinkClaim) =>
  and(
    eq(linkRequests.workspaceId, workspaceId),
    eq(linkRequests.digest, digest),
    eq(linkRequests.attempt, attempt),
  );

/** Releases the claim, because the link was not created. */
export async function releaseRequest(db: Db, claim: LinkClaim): Promise<void> {
  await db.delete(linkRequests).where(ours(claim));
}

/** Marks requests of a dead process as unknown: their links may exist. Without `owner`, those of all processes. */
export async function markOrphanedRequests(db: Db, owner?: string): Promise<void> {
  await db
    .update(linkRequests)
    .set({ state: 'unknown' })
    .where(
      and(eq(linkRequests.state, 'sending'), owner === undefined ? undefined : eq(linkRequests.owner, owner)),
    );
}

/** Marks a request whose link may or may not exist. */
export async function markRequestUnknown(db: Db, claim: LinkClaim): Promise<void> {
  await db.update(linkRequests).set({ state: 'unknown' }).where(ours(claim));
}

/** Records the link, which answers later requests for it. */
export async function settleRequest(db: Db, claim: LinkClaim, madeLinkId: string): Promise<void> {
  await db
    .update(linkRequests)
    .set({ state: 'made', madeLinkId })
    .where(and(eq(linkRequests.workspaceId, claim.workspaceId), eq(linkRequests.digest, claim.digest)));
}
