import { operations } from '@/lib/contract/operations';
import type { ReportRow } from '@/lib/contract/resources/report';
import { makeRowReader } from '../store/row-reader';
import { reportRows } from '../store/schema';
import { answerQuery } from './answer';
import { listRows } from './list-rows';

const readRows = makeRowReader<ReportRow>(reportRows, {
  id: reportRows.id,
  date: reportRows.date,
  asin: reportRows.asin,
  cpcCampaignId: reportRows.cpcCampaignId,
  marketplace: reportRows.marketplace,
  currency: reportRows.currency,
  linkId: reportRows.linkId,
  creatorId: reportRows.creatorId,
  brandId: reportRows.brandId,
  final: reportRows.final,
  sales: reportRows.sales,
  commissionAmount: reportRows.commissionAmount,
  conversions: reportRows.conversions,
  clicks: reportRows.clicks,
  detailPageViews: reportRows.detailPageViews,
  addToCarts: reportRows.addToCarts,
});

export const listReports = answerQuery(operations.listReports, (context, query) =>
  listRows(context, query, query.asins && [...new Set(query.asins)], readRows),
);
