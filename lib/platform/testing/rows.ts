import { randomUUID } from 'node:crypto';
import type { clickRows, reportRows } from '../store/schema';
import type { World } from './world';

type RowValues = {
  date: string;
  asin?: string;
  marketplace?: string;
  payoutModel?: 'standard' | 'cpc';
  brandId?: string;
};

const base = (world: World, values: RowValues) => ({
  id: randomUUID(),
  sellerId: world.mine.id,
  brandId: world.mine.home.id,
  marketplace: 'marketplace.com',
  payoutModel: 'standard' as const,
  linkId: randomUUID(),
  final: false,
  clicks: 1,
  creatorId: world.creator.id,
  ...values,
});

/** A report row of the first seller, on a new link. */
export const reportRow = (world: World, values: RowValues): typeof reportRows.$inferInsert => ({
  currency: 'USD',
  sales: 0,
  commissionAmount: 0,
  conversions: 0,
  detailPageViews: 0,
  addToCarts: 0,
  asin: 'KETTLE',
  ...base(world, values),
});

/** A click row of the first seller, on a new link. */
export const clickRow = (world: World, values: RowValues): typeof clickRows.$inferInsert => ({
  linkType: 'product',
  asin: 'KETTLE',
  ...base(world, values),
});
