import type { SummaryInput } from '@/lib/data/read/summary/summary-query';
import type { DayRange } from '@/lib/data/terms/days';
import { suggestGrain } from '@/lib/pages/buckets';
import { summaryOptions } from './ledger';

type Subject = { products?: string[]; marketplaces?: string[]; brands?: string[]; creators?: string[] };

/** The request of a trend, on the server and in the browser. */
export const trendInput = (subject: Subject, range: DayRange): SummaryInput => ({
  ...subject,
  ...range,
  grain: suggestGrain(range),
  compare: 'previous',
});

/** The trend of a product, brand or creator over a range, compared with the previous range. */
export const trendOptions = (subject: Subject, range: DayRange) => summaryOptions(trendInput(subject, range));

/** Its top creators, products or links by sales, and the rest as one. */
export const rankingOptions = (
  subject: Subject,
  range: DayRange,
  group: NonNullable<SummaryInput['group']>,
  top = 8,
) => summaryOptions({ ...subject, ...range, group, top, sort: 'sales', series: 'none' });
