import type { Link } from '@/lib/contract/resources/link';
import { linkOwners, madeLinks } from '@/lib/data/store/links-schema';
import type { Db } from '@/lib/server/db/database';

/** A link in the demo creator's initial history. */
export type DemoLink = {
  link: Link;
  productId: string;
  title: string;
  subid1: string | null;
  subid2: string | null;
  sharedid: string | null;
  createdAt: Date;
};

/** Adds links to the demo's history, with alternating people. Keeps existing ones. */
export async function recordDemoLinks(
  db: Db,
  { workspaceId, makers }: { workspaceId: string; makers: readonly string[] },
  links: readonly DemoLink[],
): Promise<void> {
  if (links.length === 0) return;
  const rows = links.map(({ link, ...request }, at) => ({
    ...request,
    workspaceId,
    userId: makers[at % makers.length],
    marketplace: link.marketplace,
    linkId: link.id,
    type: link.type,
    url: link.url,
    mobileUrl: link.mobileOptimizedUrl,
  }));
  const made = await db.insert(madeLinks).values(rows).onConflictDoNothing().returning();
  const holders = made.flatMap(({ id, userId, createdAt }) =>
    userId ? [{ madeLinkId: id, userId, askedAt: createdAt }] : [],
  );
  if (holders.length > 0) await db.insert(linkOwners).values(holders);
}
