import type { DayRange } from '@/lib/ledger/days';
import type { SummaryInput } from '@/lib/ledger/summary/summary-query';
import { suggestGrain } from '@/lib/reports/buckets';
import { summaryOptions } from './ledger';

type Subject = { products?: string[]; marketplaces?: string[]; brands?: string[]; creators?: string[] };

/** What a trend asks, on the server and in the browser. */
export const trendInput = (subject: Subject, range: DayRange): SummaryInput => ({
  ...subject,
  ...range,
  grain: suggestGrain(range),
  compare: 'previous',
});

/** The course of a range for one product, brand or creator, against the days before. */
export const trendOptions = (subject: Subject, range: DayRange) => summaryOptions(trendInput(subject, range));

/** Its best creators, products or links by sales, the rest as one. */
export const rankingOptions = (
  subject: Subject,
  range: DayRange,
  group: NonNullable<SummaryInput['group']>,
  top = 8,
) => summaryOptions({ ...subject, ...range, group, top, sort: 'sales', series: 'none' });
