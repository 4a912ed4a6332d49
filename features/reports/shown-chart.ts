import type { DayRange, Grain } from '@/lib/data/terms/days';
import type { Filters } from '@/lib/data/terms/filters/filter-dimensions';
import type { Metric } from '@/lib/data/terms/metrics';
import type { ReportChart } from '@/lib/pages/chart';

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
