import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '@/lib/server/db/database';
import { digestLink } from '../links/digest-link';
import * as schema from '../store/schema';
import { toDateTime } from './calendar';
import { runCampaign } from './campaign-run';
import { toCampaignDates } from './campaigns';
import type { Catalog } from './catalog';

/** Postgres takes 65,535 parameters a statement. */
const rowsAtOnce = 2_000;

async function insert<Table extends PgTable>(
  db: Db,
  table: Table,
  rows: Table['$inferInsert'][],
): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await db.insert(table).values(rows.slice(from, from + rowsAtOnce));
  }
}

/** Stores everything except rows, in its state on the day `today`. */
export async function storeCatalog(db: Db, catalog: Catalog, today: number, days: number): Promise<void> {
  const { sellers, creators, partnerships, profiles } = catalog;
  await insert(
    db,
    schema.sellers,
    sellers.map(({ seller: { id, name } }) => ({ id, name })),
  );
  await insert(
    db,
    schema.brands,
    sellers.flatMap(({ brands }) => brands.map(({ kind, sellsOn, ...brand }) => brand)),
  );
  await insert(
    db,
    schema.products,
    sellers.flatMap(({ products }) =>
      products.map(({ cents, ...product }) => ({ ...product, price: cents / 100 })),
    ),
  );
  await insert(
    db,
    schema.creators,
    creators.map(({ weight, ...creator }) => creator),
  );
  await insert(db, schema.partnerships, partnerships);
  await insert(db, schema.programCreators, profiles);
  await insert(
    db,
    schema.campaigns,
    sellers.flatMap(({ campaigns }) =>
      campaigns.map((campaign) => ({
        id: campaign.id,
        sellerId: campaign.sellerId,
        brandId: campaign.brandId,
        name: campaign.name,
        ...toCampaignDates(campaign),
        status: runCampaign(campaign, today).status,
        commission: campaign.commission,
        budget: campaign.budgetCents / 100,
      })),
    ),
  );
  await insert(
    db,
    schema.links,
    sellers.flatMap(({ links }) =>
      links.map((link) => ({
        id: link.id,
        digest: digestLink({
          creatorId: link.creatorId,
          productId: link.product?.id ?? null,
          brandId: link.brandId,
          subid1: link.subid1 ?? undefined,
          sharedid: link.sharedid ?? undefined,
        }),
        type: link.type,
        creatorId: link.creatorId,
        sellerId: link.sellerId,
        brandId: link.brandId,
        productId: link.product?.id ?? null,
        marketplace: link.marketplace,
        payoutModel: link.cpcCampaignId ? ('cpc' as const) : ('standard' as const),
        cpcCampaignId: link.cpcCampaignId,
        payPerClick: link.cpcCents / 100,
        subid1: link.subid1,
        sharedid: link.sharedid,
        createdAt: toDateTime(Math.max(link.firstDay, today - days - 30)),
      })),
    ),
  );
}
