import type { Series } from '@/components/charts/series';
import type { ReportTable, ReportTotal } from '@/features/schedules/report-shape';
import { writeQuery } from '@/lib/contract/query-string';
import type { Basis } from '@/lib/data/basis';
import type { DatasetName } from '@/lib/data/datasets';
import type { Day, DayRange, Grain, Weekday } from '@/lib/data/days';
import type { Metric } from '@/lib/data/metrics';
import type { Filters } from '@/lib/data/query/filter-dimensions';
import type { ShownCurrency } from '@/lib/data/reporting/caption';
import type { ReportChart } from '@/lib/data/reporting/chart';
import type { LiveList } from '@/lib/data/reporting/live-list';
import type { OpenDays } from '@/lib/data/reporting/open-days';
import type { Workspace } from '@/lib/data/workspace';
import type { Language } from '@/lib/language/language';
import { accept } from '@/lib/server/http/accept';
import { type QuerySchema, readKnown } from '@/lib/server/http/read-known';

/** What a page is read from: the address of its view, and stored rows and lists. Nothing of it fetches. */
export type Asked = {
  workspace: Workspace;
  search: URLSearchParams;
  today: Day;
  weekStart: Weekday;
  language: Language;
};

/** A chart of a metric. Series and title are in one language. */
export type Drawing = ReportChart & {
  title: string;
  metric: Metric;
  currency: string | null;
  grain: Grain;
  range: DayRange;
  comparedRange: DayRange | null;
  kind: 'line' | 'area';
  series: Series[];
};

/** The parameters of a list, as its page sends them. */
export type ListInput = Parameters<typeof writeQuery>[0];

/** What a page shows, before its chart is drawn and its file is written. */
export type PageReport = {
  title: string;
  range: DayRange | null;
  totals: ReportTotal[];
  /** The compared days. */
  against?: DayRange | null;
  /** Draws the chart in a language. */
  chart: ((language: Language) => Drawing) | null;
  table: ReportTable;
  /** The currency of the table, if it shows one of several. */
  currency?: ShownCurrency | null;
  basis: Basis;
  open: OpenDays | null;
  file: { list: LiveList; input: ListInput };
};

/** How a page of views becomes a report. */
export type PageKind = {
  /** Its capability is the one of the page. */
  list: LiveList;
  /** The filter that narrows the page to brands; null if it has none. */
  brandFilter: 'brands' | 'ids' | null;
  /** The rows whose brands may have a report each. */
  dataset: (search: URLSearchParams) => DatasetName;
  /** The filters of its report rows; by default, only the one of brands. */
  filters?: (asked: Asked) => Filters;
  read: (asked: Asked) => Promise<PageReport>;
  /** The brands of the listed rows that have figures, for a page that lists other things than report rows. */
  listBrandIds?: (asked: Asked) => Promise<Set<string>>;
};

/** The request of a page as its operation reads it. Throws Failure `invalid_input`. */
export const readRequest = <Schema extends QuerySchema>(schema: Schema, input: ListInput) =>
  accept(readKnown(schema, writeQuery(input)));
