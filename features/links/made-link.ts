import type { madeLinks } from '@/lib/data/store/links-schema';

/** A link in our API. Times are ISO 8601, UTC. */
export type MadeLink = {
  id: string;
  linkId: string;
  type: string;
  url: string;
  mobileUrl: string;
  productId: string;
  marketplace: string;
  title: string | null;
  subid1: string | null;
  subid2: string | null;
  sharedid: string | null;
  createdAt: string;
  archivedAt: string | null;
};

export function toMadeLink(row: typeof madeLinks.$inferSelect): MadeLink {
  const { workspaceId: _, api: __, userId: ___, batchId: ____, createdAt, archivedAt, ...link } = row;
  return { ...link, createdAt: createdAt.toISOString(), archivedAt: archivedAt?.toISOString() ?? null };
}
