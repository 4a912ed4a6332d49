import type { Day, DayRange, Grain } from '@/lib/data/days';
import type { Metric } from '@/lib/data/metrics';
import type { ReportChart } from '@/lib/data/reporting/chart';
import type { Delta } from '@/lib/language/format';

/** A figure as it is read, and its change from the compared range. */
export type SheetCell = { text: string; delta?: Delta | undefined };

/** A row of a table. A `heading` has no cells. */
export type SheetRow = { kind: 'row' | 'heading' | 'total'; name: string; cells: SheetCell[] };

export type SheetTable = { title: string; head: string[]; rows: SheetRow[] };

export type SheetChart = ReportChart & {
  title: string;
  metric: Metric;
  currency: string | null;
  grain: Grain;
  range: DayRange;
  /** The day (UTC) that is not over. */
  today: Day;
};

/** The figures of one currency, or of one subject. */
export type SheetPart = {
  title: string | null;
  /** Whether all its rows are stored. Otherwise its sums are partial. */
  complete: boolean;
  totals: (SheetCell & { label: string })[];
  chart: SheetChart | null;
  table: SheetTable | null;
};

/**
 * What a shared page shows, as texts in the reader's language. It is all that leaves the server: no ids, no filters of
 * requests, and no rows that are not drawn.
 */
export type Sheet = {
  /** What it is, such as "Report". */
  kind: string;
  days: string;
  /** The filters, one sentence each. */
  filters: string[];
  /** What figures are compared with; null if they are not. */
  against: string | null;
  /** Whether every part is complete. */
  complete: boolean;
  /** Sentences: what is missing, what may still change and until when. */
  notes: string[];
  /** The age of the figures, ISO 8601; null if nothing is stored. */
  asOf: string | null;
  parts: SheetPart[];
};
