import { and } from 'drizzle-orm';
import { operations } from '@/lib/contract/operations';
import type { ClickRow } from '@/lib/contract/resources/report';
import { openPage } from '../cursors/page';
import { readOwnBrands } from '../store/own-brands';
import { planStretches } from '../store/report-stretches';
import { makeRowReader } from '../store/row-reader';
import { clickRows } from '../store/schema';
import { withinWalk } from '../store/walk';
import { answerQuery } from './answer';

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
  const page = openPage(context, query);
  const { keys, where } = planStretches(clickRows, {
    sellerId: ownerId,
    brandIds: await readOwnBrands(db, ownerId, query.brand_ids),
    asins: query.asin === undefined ? undefined : [query.asin],
    marketplace: query.marketplace,
    payoutModel: query.payout_model,
  });
  if (keys.length === 0) return { reports: [], cursor: null };
  const found = await readRows(db, {
    keys,
    where: and(where, withinWalk(clickRows, query, page)),
    limit: page.fetch,
  });
  const { rows, cursor } = page.cut(found, ({ date, id }) => [date, id]);
  return { reports: rows, cursor };
});
