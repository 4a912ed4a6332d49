import { randomUUID } from 'node:crypto';
import type { ClickRow, ReportRow } from '@/lib/contract/resources/report';
import { type DayRange, eachDay } from '../days';

export const brandA = 'b0000000-0000-4000-8000-00000000000a';
export const brandB = 'b0000000-0000-4000-8000-00000000000b';
export const creatorA = 'c0000000-0000-4000-8000-00000000000a';

/** A report row at midnight, unless specified otherwise. */
export function reportRow(given: Partial<ReportRow> & { date: string }): ReportRow {
  return {
    id: randomUUID(),
    asin: 'B0TEST0001',
    cpcCampaignId: null,
    marketplace: 'marketplace.com',
    currency: 'USD',
    linkId: 'link-1',
    creatorId: creatorA,
    brandId: brandA,
    final: true,
    sales: 10,
    commissionAmount: 1,
    conversions: 1,
    clicks: 5,
    detailPageViews: 4,
    addToCarts: 2,
    ...given,
    ...{ date: given.date.length === 10 ? `${given.date}T00:00:00.000Z` : given.date },
  };
}

export function clickRow(given: Partial<ClickRow> & { date: string }): ClickRow {
  return {
    id: randomUUID(),
    marketplace: 'marketplace.com',
    asin: 'B0TEST0001',
    linkId: 'link-1',
    creatorId: creatorA,
    brandId: brandA,
    clicks: 5,
    final: true,
    linkType: 'product',
    ...given,
    ...{ date: given.date.length === 10 ? `${given.date}T00:00:00.000Z` : given.date },
  };
}

/** A report row of 0.10 for each day. */
export const dailyRows = (range: DayRange): ReportRow[] =>
  eachDay(range).map((date) => reportRow({ date, sales: 0.1 }));
