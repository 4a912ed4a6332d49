import { randomUUID } from 'node:crypto';
import { exampleItems } from '@/lib/contract/openapi/examples';
import type { ProgramReportRow } from '@/lib/contract/resources/program';
import type { BonusRow, ClickRow, ReportRow } from '@/lib/contract/resources/report';
import { type DayRange, eachDay } from '@/lib/data/terms/days';

export const brandA = 'b0000000-0000-4000-8000-00000000000a';
export const brandB = 'b0000000-0000-4000-8000-00000000000b';
export const creatorA = 'c0000000-0000-4000-8000-00000000000a';

const atMidnight = (date: string) => (date.length === 10 ? `${date}T00:00:00.000Z` : date);

/** A report row at midnight, unless specified otherwise. */
export const reportRow = (given: Partial<ReportRow> & { date: string }): ReportRow => ({
  ...exampleItems.reportRow,
  id: randomUUID(),
  asin: 'B0TEST0001',
  linkId: 'link-1',
  creatorId: creatorA,
  brandId: brandA,
  sales: 10,
  commissionAmount: 1,
  conversions: 1,
  clicks: 5,
  detailPageViews: 4,
  addToCarts: 2,
  ...given,
  date: atMidnight(given.date),
});

/** A row of clicks on a product's link, at midnight unless specified otherwise. */
export const clickRow = (given: Partial<ClickRow> & { date: string }): ClickRow => ({
  ...exampleItems.clickRow,
  id: randomUUID(),
  asin: 'B0TEST0001',
  linkId: 'link-1',
  creatorId: creatorA,
  brandId: brandA,
  clicks: 5,
  final: true,
  linkType: 'product',
  ...given,
  date: atMidnight(given.date),
});

/** A row of the creator program, at midnight unless specified otherwise. */
export const programRow = (given: Partial<ProgramReportRow> & { date: string }): ProgramReportRow => ({
  ...exampleItems.programRow,
  asin: 'B0TEST0001',
  ...given,
  date: atMidnight(given.date),
});

/** An estimate of a brand's bonus on a day, and where it was asked for. */
export const bonusRow = (
  given: Partial<BonusRow> & { date: string; brand: string; marketplace?: string },
): BonusRow & { brand: string; marketplace: string } => ({
  ...exampleItems.bonusRow,
  marketplace: 'marketplace.com',
  ...given,
  date: given.date.replaceAll('-', ''),
});

/** A report row of 0.10 for each day. */
export const dailyRows = (range: DayRange): ReportRow[] =>
  eachDay(range).map((date) => reportRow({ date, sales: 0.1 }));
