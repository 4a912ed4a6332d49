import { operations } from '@/lib/contract/operations';
import type { ClickRow } from '@/lib/contract/resources/report';
import { readOwnBrands } from '../store/own-brands';
import { makeRowReader } from '../store/row-reader';
import { clickRows } from '../store/schema';
import { answerQuery } from './answer';
import { listRows } from './list-rows';

const readRows = makeRowReader<ClickRow>(clickRows, {
  id: clickRows.id,
  date: clickRows.date,
  marketplace: clickRows.marketplace,
  asin: clickRows.asin,
  linkId: clickRows.linkId,
  creatorId: clickRows.creatorId,
  brandId: clickRows.brandId,
  clicks: clickRows.clicks,
  final: clickRows.final,
  linkType: clickRows.linkType,
});

export const listClickReports = answerQuery(operations.listClickReports, async (context, query) => {
  const { db, ownerId } = context;
  const filters = {
    sellerId: ownerId,
    brandIds: await readOwnBrands(db, ownerId, query.brand_ids),
    asins: query.asin === undefined ? undefined : [query.asin],
    marketplace: query.marketplace,
    payoutModel: query.payout_model,
  };
  return listRows(context, query, readRows, filters);
});
