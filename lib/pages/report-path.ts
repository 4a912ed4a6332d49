import { writeQuery } from '@/lib/contract/query-string';
import type { DayRange } from '@/lib/data/terms/days';
import type { Dimension } from '@/lib/data/terms/dimensions';
import type { FilterName } from '@/lib/data/terms/filters/filter-dimensions';
import type { Metric } from '@/lib/data/terms/metrics';

/** Fixed days, or the name of a relative range. */
export type LinkDays = DayRange | { range: string };

type Target = LinkDays & {
  group?: Dimension;
  metric?: Metric;
  currency?: string;
  /** Groups by the largest fall first. */
  order?: 'fall';
} & { [Name in FilterName]?: readonly string[] };

/** The query string of the /reports page that shows the rows behind a figure. */
export function writeReportQuery(target: Target): string {
  return writeQuery(target).toString();
}
