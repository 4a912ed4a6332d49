import { z } from 'zod';
import { type DayRange, eachBucket, type Grain, grains } from '@/lib/data/terms/days';
import { groupings } from '@/lib/data/terms/dimensions';
import type { Filters } from '@/lib/data/terms/filters/filter-dimensions';
import {
  checkQuery,
  dataset,
  filterFields,
  oneOf,
  wholeNumber,
} from '@/lib/data/terms/filters/query-parameters';
import { baseMetrics, isBaseMetric, type Metric, metrics } from '@/lib/data/terms/metrics';
import { changeOrders, comparisons } from '@/lib/data/terms/ranges/compared-range';
import { type Complaints, rangeFields } from '@/lib/data/terms/ranges/query-range';

export const maxPoints = 40_000;

type ChangeQuery = {
  byChange?: string | undefined;
  compare: string;
  group: string;
  sort?: Metric | undefined;
};

/** Rates cannot be subtracted where one of them divides by zero. */
function checkChange({ byChange, compare, group, sort }: ChangeQuery, context: Complaints): void {
  const complain = (field: string, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message });
  if (!byChange) return;
  if (compare === 'none') complain('compare', 'must be set with byChange');
  if (group === 'none') complain('group', 'must be set with byChange');
  if (sort && !isBaseMetric(sort)) complain('sort', `must be one of ${baseMetrics.join(', ')} with byChange`);
}

type PointsQuery = DayRange & { grain: Grain; series: string; top: number };

function checkPoints(query: PointsQuery, context: Complaints): void {
  if (query.series !== 'groups') return;
  const buckets = eachBucket(query, query.grain).length;
  const most = Math.floor(maxPoints / buckets);
  if (query.top <= most) return;
  const message = `must be at most ${most} with series=groups over ${buckets} buckets`;
  context.addIssue({ code: 'custom', path: ['top'], message });
}

/**
 * Query of /api/ledger/summary. Days are UTC, inclusive, at most one calendar year. Returns `top` groups per currency
 * by `sort` (largest first) starting at `offset`, and sums the rest as `other`. With `byChange`, they are ranked by the change
 * of `sort` from the compared days, and groups of those days alone are among them. With `series=groups`, groups times
 * buckets may be at most 40,000: a hundred groups over the days of a year.
 */
export const summaryQuerySchema = z
  .object({
    dataset,
    ...rangeFields,
    grain: oneOf(grains).default('day'),
    group: oneOf(groupings).default('none'),
    compare: oneOf(comparisons).default('none'),
    series: oneOf(['total', 'groups', 'none']).default('total'),
    sort: oneOf(metrics).optional(),
    byChange: oneOf(changeOrders).optional(),
    top: wholeNumber(1, 1000, 10),
    offset: wholeNumber(0, 9_999_999, 0),
    ...filterFields,
  })
  .superRefine(checkQuery)
  .superRefine(checkPoints)
  .superRefine(checkChange);

export type SummaryQuery = z.output<typeof summaryQuerySchema>;

/** Daily totals of report rows that pass filters. `range`: of any length. */
export const dailyTotals = (range: DayRange, filters: Filters): SummaryQuery => ({
  dataset: 'reports',
  ...range,
  grain: 'day',
  group: 'none',
  compare: 'none',
  series: 'total',
  top: 1,
  offset: 0,
  ...filters,
});

/** The query as a caller writes it: numbers and arrays, with optional defaults. */
export type SummaryInput = Partial<SummaryQuery> & Pick<SummaryQuery, 'from' | 'to'>;
