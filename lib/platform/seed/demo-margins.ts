import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '@/lib/server/db/database';
import { brands, links, products, reportRows } from '../store/schema';
import { findDemoOwners } from './demo-keys';

/** Percentages for the brands, in turn. The last brand has none, so that the demo shows that case. */
const percents = ['38', '44', '31.5', '47', '35'] as const;
const from = '2024-01-01';

/** Invented margins for the demo's seller: all brands but one, one category, and the best-selling product. */
export async function listDemoMargins(db: Db) {
  const { ownerId } = (await findDemoOwners(db)).seller;
  const own = await db
    .select({ id: brands.id })
    .from(brands)
    .where(eq(brands.sellerId, ownerId))
    .orderBy(asc(brands.name));
  const best = await db
    .select({ id: products.primaryId, category: products.category })
    .from(reportRows)
    .innerJoin(links, eq(links.id, reportRows.linkId))
    .innerJoin(products, and(eq(products.id, links.productId), eq(products.sellerId, ownerId)))
    .groupBy(products.primaryId, products.category)
    .orderBy(desc(sql`sum(${reportRows.sales})`), asc(products.primaryId))
    .limit(1);
  return [
    ...own.slice(0, -1).map(({ id }, at) => ({
      kind: 'brand' as const,
      subject: id,
      from,
      percent: percents[at % percents.length] ?? percents[0],
    })),
    ...best.flatMap(({ id, category }) => [
      { kind: 'category' as const, subject: category, from, percent: '41' },
      { kind: 'product' as const, subject: id, from, percent: '52.5' },
    ]),
  ];
}
