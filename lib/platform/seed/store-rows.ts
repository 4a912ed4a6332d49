import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '@/lib/server/db/database';
import type { BonusRow } from './bonus';
import { toDate } from './calendar';
import type { ProgramRow } from './campaign-run';
import { toDecimal } from './prices';
import type { ClickRow, ReportRow } from './rows';

type Cell = string | number | boolean;

/**
 * Rows as a table inside a statement: one array literal per column, which both drivers send as plain text. Values must
 * not contain commas or quotes: ids, dates, numbers and flags.
 */
export function toColumns<Row>(
  rows: readonly Row[],
  columns: Record<string, [type: string, read: (row: Row) => Cell]>,
): SQL {
  const arrays = Object.values(columns).map(
    ([type, read]) => sql`${`{${rows.map(read).join(',')}}`}::${sql.raw(type)}[]`,
  );
  const names = Object.keys(columns).map((name) => sql.identifier(name));
  return sql`unnest(${sql.join(arrays, sql`, `)}) as r(${sql.join(names, sql`, `)})`;
}

const day = <Row extends { day: number }>(): [string, (row: Row) => Cell] => [
  'timestamptz',
  (row) => `${toDate(row.day)}T00:00:00Z`,
];

/** Brand, product, currency and payout model come from the link, so that rows cannot contradict it. */
export async function storeReports(db: Db, rows: readonly ReportRow[]): Promise<void> {
  if (rows.length === 0) return;
  const values = toColumns<ReportRow>(rows, {
    id: ['uuid', (row) => row.id],
    link_id: ['text', (row) => row.link.id],
    date: day(),
    final: ['boolean', (row) => row.final],
    clicks: ['integer', (row) => row.clicks],
    conversions: ['integer', (row) => row.conversions],
    sales: ['numeric', (row) => toDecimal(row.salesCents)],
    commission_amount: ['numeric', (row) => toDecimal(row.commissionCents)],
    detail_page_views: ['integer', (row) => row.detailPageViews],
    add_to_carts: ['integer', (row) => row.addToCarts],
  });
  await db.execute(sql`
    insert into platform.report_rows as stored (id, seller_id, brand_id, marketplace, payout_model, date, link_id,
      final, clicks, asin, creator_id, cpc_campaign_id, currency, sales, commission_amount, conversions,
      detail_page_views, add_to_carts)
    select r.id, l.seller_id, l.brand_id, l.marketplace, l.payout_model, r.date, r.link_id, r.final, r.clicks,
      p.primary_id, l.creator_id, l.cpc_campaign_id, p.currency, r.sales, r.commission_amount, r.conversions,
      r.detail_page_views, r.add_to_carts
    from ${values}
    join platform.links l on l.id = r.link_id
    join platform.products p on p.id = l.product_id
    on conflict (link_id, asin, date) do update set
      clicks = stored.clicks + excluded.clicks,
      conversions = stored.conversions + excluded.conversions,
      sales = stored.sales + excluded.sales,
      commission_amount = stored.commission_amount + excluded.commission_amount,
      detail_page_views = stored.detail_page_views + excluded.detail_page_views,
      add_to_carts = stored.add_to_carts + excluded.add_to_carts`);
}

export async function storeClicks(db: Db, rows: readonly ClickRow[]): Promise<void> {
  if (rows.length === 0) return;
  const values = toColumns<ClickRow>(rows, {
    id: ['uuid', (row) => row.id],
    link_id: ['text', (row) => row.link.id],
    date: day(),
    final: ['boolean', (row) => row.final],
    clicks: ['integer', (row) => row.clicks],
  });
  await db.execute(sql`
    insert into platform.click_rows as stored (id, seller_id, brand_id, marketplace, payout_model, date, link_id,
      final, clicks, asin, creator_id, link_type)
    select r.id, l.seller_id, l.brand_id, l.marketplace, l.payout_model, r.date, r.link_id, r.final, r.clicks,
      p.primary_id, l.creator_id, l.type
    from ${values}
    join platform.links l on l.id = r.link_id
    left join platform.products p on p.id = l.product_id
    on conflict (link_id, date) do update set clicks = stored.clicks + excluded.clicks`);
}

export async function storeBonuses(db: Db, sellerId: string, rows: readonly BonusRow[]): Promise<void> {
  if (rows.length === 0) return;
  const values = toColumns<BonusRow>(rows, {
    brand_id: ['uuid', (row) => row.brandId],
    marketplace: ['text', (row) => row.marketplace],
    currency: ['text', (row) => row.currency],
    day: ['date', (row) => toDate(row.day)],
    amount: ['numeric', (row) => toDecimal(row.cents)],
  });
  await db.execute(sql`
    insert into platform.bonus_rows (seller_id, brand_id, marketplace, currency, day, amount)
    select ${sellerId}::uuid, r.* from ${values} on conflict do nothing`);
}

export async function storeProgramRows(db: Db, rows: readonly ProgramRow[]): Promise<void> {
  if (rows.length === 0) return;
  const values = toColumns<ProgramRow>(rows, {
    id: ['uuid', (row) => row.id],
    campaign_id: ['uuid', (row) => row.campaignId],
    program_creator_id: ['uuid', (row) => row.profileId],
    date: day(),
    asin: ['text', (row) => row.asin],
    clicks: ['integer', (row) => row.clicks],
    conversions: ['integer', (row) => row.conversions],
    commission: ['numeric', (row) => toDecimal(row.commissionCents)],
    sales: ['numeric', (row) => toDecimal(row.salesCents)],
  });
  await db.execute(sql`
    insert into platform.program_rows (id, seller_id, brand_id, campaign_id, program_creator_id, date, asin,
      clicks, conversions, commission, sales)
    select r.id, c.seller_id, c.brand_id, r.campaign_id, r.program_creator_id, r.date, r.asin, r.clicks,
      r.conversions, r.commission, r.sales
    from ${values} join platform.campaigns c on c.id = r.campaign_id
    on conflict (campaign_id, program_creator_id, date, asin) do nothing`);
}
