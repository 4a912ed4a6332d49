import { writeQuery } from '@/lib/contract/query-string';
import type { Dimension } from '@/lib/ledger/datasets';
import type { DayRange } from '@/lib/ledger/days';
import type { Metric } from '@/lib/ledger/metrics';
import type { FilterName } from '@/lib/ledger/query/query-parameters';

/** Fixed days, or a relative range by name. */
export type LinkDays = DayRange | { range: string };

type Target = LinkDays & {
  group?: Dimension;
  metric?: Metric;
  currency?: string;
} & { [Name in FilterName]?: readonly string[] };

/** The query string of /reports that shows what a figure elsewhere is made of. */
export function writeReportQuery(target: Target): string {
  return writeQuery(target).toString();
}
