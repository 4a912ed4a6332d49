import { writeQuery } from '@/lib/contract/query-string';
import type { DayRange } from '@/lib/data/days';
import type { Dimension } from '@/lib/data/dimensions';
import type { Metric } from '@/lib/data/metrics';
import type { FilterName } from '@/lib/data/query/filter-dimensions';

/** Fixed days, or the name of a relative range. */
export type LinkDays = DayRange | { range: string };

type Target = LinkDays & {
  group?: Dimension;
  metric?: Metric;
  currency?: string;
} & { [Name in FilterName]?: readonly string[] };

/** The query string of the /reports page that shows the rows behind a figure. */
export function writeReportQuery(target: Target): string {
  return writeQuery(target).toString();
}
