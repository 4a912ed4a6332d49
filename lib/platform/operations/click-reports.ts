import { operations } from '@/lib/contract/operations';
import type { ClickRow } from '@/lib/contract/resources/report';
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

export const listClickReports = answerQuery(operations.listClickReports, (context, query) =>
  listRows(context, query, query.asin === undefined ? undefined : [query.asin], readRows),
);
