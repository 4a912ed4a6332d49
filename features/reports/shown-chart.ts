import type { DayRange, Grain } from '@/lib/data/days';
import type { Metric } from '@/lib/data/metrics';
import type { Filters } from '@/lib/data/query/filter-dimensions';
import type { ReportChart } from '@/lib/data/reporting/chart';

/** What a chart of product reports shows. `isOnly`: there are rows in no other currency. */
export type ShownChart = {
  metric: Metric;
  currency: string | null;
  filters: Filters;
  isOnly: boolean;
  grain: Grain;
  range: DayRange;
};

/** Adds lines of other nouns to the total of a chart, such as the pace of a goal. */
export type AddLines = (chart: ReportChart, shown: ShownChart) => ReportChart;
