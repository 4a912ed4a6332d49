import { sql } from 'drizzle-orm';
import type { Db } from '@/lib/server/db/database';
import { clickRows, reportRows } from '../store/schema';
import type { OpenedLink } from './open-links';

/** Clicks on a link that are committed together. */
type Clicks = OpenedLink & { count: number };

const newest = (column: string) => sql.raw(`excluded.${column}`);

/**
 * Counts clicks today (UTC): each link's in its click row and, for a creator's product, in its report row. The day's
 * first clicks create both; later ones update them. Pay-per-click links earn with each click. Links are unique and in
 * the order of their ids, so that two instances never wait for each other's rows. Committed when this resolves.
 */
export async function countClicks(db: Db, clicks: Clicks[], now: Date): Promise<void> {
  const date = `${now.toISOString().slice(0, 10)}T00:00:00.000Z`;
  const reports = clicks.flatMap((one) => toReportRow(one, date) ?? []);
  await db.transaction(async (tx) => {
    await tx
      .insert(clickRows)
      .values(clicks.map((one) => toClickRow(one, date)))
      .onConflictDoUpdate({
        target: [clickRows.linkId, clickRows.date],
        set: { clicks: sql`${clickRows.clicks} + ${newest('clicks')}` },
      });
    if (reports.length === 0) return;
    await tx
      .insert(reportRows)
      .values(reports)
      .onConflictDoUpdate({
        target: [reportRows.linkId, reportRows.asin, reportRows.date],
        set: {
          clicks: sql`${reportRows.clicks} + ${newest('clicks')}`,
          commissionAmount: sql`${reportRows.commissionAmount} + ${newest('commission_amount')}`,
        },
      });
  });
}

const toRow = ({ link, count }: Clicks, date: string) => ({
  sellerId: link.sellerId,
  brandId: link.brandId,
  marketplace: link.marketplace,
  payoutModel: link.payoutModel,
  date,
  linkId: link.id,
  final: false,
  clicks: count,
});

const toClickRow = (clicks: Clicks, date: string) => ({
  ...toRow(clicks, date),
  asin: clicks.product?.primaryId ?? null,
  creatorId: clicks.link.creatorId,
  linkType: clicks.link.type,
});

/** Undefined for a storefront, which has no report rows. */
function toReportRow(clicks: Clicks, date: string) {
  const { link, product, count } = clicks;
  if (!product || link.creatorId === null) return undefined;
  return {
    ...toRow(clicks, date),
    asin: product.primaryId,
    creatorId: link.creatorId,
    cpcCampaignId: link.cpcCampaignId,
    currency: product.currency,
    sales: 0,
    // In SQL, which multiplies decimals exactly.
    commissionAmount: sql`${link.payPerClick}::numeric * ${count}::integer`,
    conversions: 0,
    detailPageViews: 0,
    addToCarts: 0,
  };
}
