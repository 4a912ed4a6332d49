import { and, eq } from 'drizzle-orm';
import { recordAudit } from '@/lib/access/audit';
import type { Link } from '@/lib/contract/resources/link';
import { linkOwners, madeLinks } from '@/lib/data/store/links-schema';
import { isOfApiInUse } from '@/lib/server/db/api-in-use';
import type { Db, Transaction } from '@/lib/server/db/database';
import { type LinkClaim, settleRequest } from './claim-request';
import type { LinkDraft } from './draft';

/** The person who creates the link, and its batch. */
export type Asker = { workspaceId: string; userId: string; batchId?: string };

/** A claimed request for a link. */
export type AskedLink = { asker: Asker; claim: LinkClaim; draft: LinkDraft };

type Row = typeof madeLinks.$inferSelect;

/** Stores a link that the API returned: one row, however often it is returned. */
export async function recordLink(
  tx: Transaction,
  { asker, claim, draft }: AskedLink,
  link: Link,
): Promise<{ row: Row; isNew: boolean }> {
  const { workspaceId, userId, batchId } = asker;
  const { productId, title, subid1, subid2, sharedid } = draft;
  const [inserted] = await tx
    .insert(madeLinks)
    .values({
      workspaceId,
      userId,
      batchId,
      productId,
      title,
      subid1,
      subid2,
      sharedid,
      marketplace: link.marketplace,
      linkId: link.id,
      type: link.type,
      url: link.url,
      mobileUrl: link.mobileOptimizedUrl,
    })
    .onConflictDoNothing({ target: [madeLinks.workspaceId, madeLinks.api, madeLinks.linkId] })
    .returning();
  const row = inserted ?? (await findByLinkId(tx, workspaceId, link.id));
  if (!row) throw new Error(`Link ${link.id} was not saved.`);
  await addLinkOwner(tx, userId, row.id);
  await settleRequest(tx, claim, row.id);
  if (inserted && !batchId) {
    await recordAudit(tx, { workspaceId, userId, action: 'link.created', subject: describe(draft) });
  }
  return { row, isNew: inserted !== undefined };
}

/** Adds a link to a person's history. */
export async function addLinkOwner(db: Db, userId: string, madeLinkId: string): Promise<void> {
  await db.insert(linkOwners).values({ userId, madeLinkId }).onConflictDoNothing();
}

async function findByLinkId(db: Db, workspaceId: string, linkId: string): Promise<Row | undefined> {
  const [row] = await db
    .select()
    .from(madeLinks)
    .where(
      and(eq(madeLinks.workspaceId, workspaceId), isOfApiInUse(madeLinks.api), eq(madeLinks.linkId, linkId)),
    );
  return row;
}

const describe = ({ productId, marketplace, subid1, subid2 }: LinkDraft) =>
  [marketplace ? `${productId} on ${marketplace}` : productId, subid1, subid2].filter(Boolean).join(' · ');
