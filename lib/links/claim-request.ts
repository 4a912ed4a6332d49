import { createHash } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '@/lib/db/database';
import type { LinkDraft } from './draft';
import { linkRequests } from './schema';

/** Which request, which attempt at it, and by which process. */
export type Claim = { workspaceId: string; digest: string; attempt: string; holder: string };

/** Longer than the gateway's deadline for a POST: after it the sender must be dead, even where no lease has shown it. */
const abandonedAfterSeconds = 60;
const abandonedAfter = sql`${abandonedAfterSeconds} * interval '1 second'`;

/** What makes two requests of a workspace one. Another key may be another creator's, so it counts. */
export function digestRequest(connectionId: string, draft: LinkDraft): string {
  const { productId, marketplace, subid1, subid2, sharedid } = draft;
  const parts = [connectionId, productId, marketplace, subid1, subid2, sharedid].map((part) => part ?? null);
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

type Held =
  | { kind: 'claimed' }
  | { kind: 'busy'; freeInSeconds: number }
  | { kind: 'unknown'; since: Date }
  | { kind: 'made'; madeLinkId: string };

/** Takes the right to send a request; only one attempt has it at a time. `again` takes it over an unknown outcome. */
export async function claimRequest(db: Db, claim: Claim, again: boolean): Promise<Held> {
  const { workspaceId, digest, attempt, holder } = claim;
  const [inserted] = await db
    .insert(linkRequests)
    .values({ workspaceId, digest, attempt, holder, state: 'sending', claimedAt: sql`now()` })
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
        lt(linkRequests.claimedAt, sql`now() - ${abandonedAfter}`),
      ),
    );
  if (again) {
    const [taken] = await db
      .update(linkRequests)
      .set({ state: 'sending', attempt, holder, claimedAt: sql`now()` })
      .where(and(here, eq(linkRequests.state, 'unknown')))
      .returning({ attempt: linkRequests.attempt });
    if (taken) return { kind: 'claimed' };
  }
  const [row] = await db.select().from(linkRequests).where(here);
  if (row?.state === 'made' && row.madeLinkId) return { kind: 'made', madeLinkId: row.madeLinkId };
  if (row?.state === 'unknown') return { kind: 'unknown', since: row.claimedAt };
  // Being sent by another, or given back a moment ago.
  const heldMs = row ? Date.now() - row.claimedAt.getTime() : 0;
  return { kind: 'busy', freeInSeconds: Math.max(1, abandonedAfterSeconds - Math.floor(heldMs / 1000)) };
}

const ours = ({ workspaceId, digest, attempt }: Claim) =>
  and(
    eq(linkRequests.workspaceId, workspaceId),
    eq(linkRequests.digest, digest),
    eq(linkRequests.attempt, attempt),
  );

/** Gives the right back: the link was not made. */
export async function releaseRequest(db: Db, claim: Claim): Promise<void> {
  await db.delete(linkRequests).where(ours(claim));
}

/** Ends what a dead process was sending: nobody can say whether those links were made. Without a holder, everybody's. */
export async function doubtLeftBy(db: Db, holder?: string): Promise<void> {
  await db
    .update(linkRequests)
    .set({ state: 'unknown' })
    .where(
      and(
        eq(linkRequests.state, 'sending'),
        holder === undefined ? undefined : eq(linkRequests.holder, holder),
      ),
    );
}

/** Nobody can say whether the link was made. */
export async function doubtRequest(db: Db, claim: Claim): Promise<void> {
  await db.update(linkRequests).set({ state: 'unknown' }).where(ours(claim));
}

/** From now on the request is answered from here. */
export async function settleRequest(db: Db, claim: Claim, madeLinkId: string): Promise<void> {
  await db
    .update(linkRequests)
    .set({ state: 'made', madeLinkId })
    .where(and(eq(linkRequests.workspaceId, claim.workspaceId), eq(linkRequests.digest, claim.digest)));
}
