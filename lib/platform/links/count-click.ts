import { sql } from 'drizzle-orm';
import type { Db } from '@/lib/db/database';
import { clickRows, reportRows } from '../store/schema';
import type { OpenedLink } from './find-link';

/**
 * Counts one click on a link, today (UTC), in its click row and, for a creator's product, in its report row. The day's
 * first click creates both; later ones update them. Pay-per-click links earn with each click. Committed when this
 * resolves.
 */
export async function countClick(db: Db, { link, product }: OpenedLink, now: Date): Promise<void> {
  const date = `${now.toISOString().slice(0, 10)}T00:00:00.000Z`;
  const { sellerId, brandId, marketplace, payoutModel, creatorId } = link;
  const row = {
    sellerId,
    brandId,
    marketplace,
    payoutModel,
    date,
    linkId: link.id,
    final: false,
    clicks: 1,
  };
  await db.transaction(async (tx) => {
    await tx
      .insert(clickRows)
      .values({ ...row, asin: product?.primaryId ?? null, creatorId, linkType: link.type })
      .onConflictDoUpdate({
        target: [clickRows.linkId, clickRows.date],
        set: { clicks: sql`${clickRows.clicks} + 1` },
      });
    if (!product || creatorId === null) return;
    await tx
      .insert(reportRows)
      .values({
        ...row,
        asin: product.primaryId,
        creatorId,
        cpcCampaignId: link.cpcCampaignId,
        currency: product.currency,
        sales: 0,
        commissionAmount: link.payPerClick,
        conversions: 0,
        detailPageViews: 0,
        addToCarts: 0,
      })
      .onConflictDoUpdate({
        target: [reportRows.linkId, reportRows.asin, reportRows.date],
        set: {
          clicks: sql`${reportRows.clicks} + 1`,
          commissionAmount: sql`${reportRows.commissionAmount} + ${link.payPerClick}`,
        },
      });
  });
}
