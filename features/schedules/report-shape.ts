import type { ViewPage } from '@/features/views/pages';
import type { Basis } from '@/lib/data/basis';
import type { DayRange } from '@/lib/data/days';

/** What a schedule sends: the parameters of a page's saved view, or the statement of the last month. */
export type ReportSource =
  | { kind: 'view'; page: ViewPage; search: string }
  | { kind: 'statement'; currency: string };

/** A figure with its label. `change`: against the compared range; null if it may not be given. */
export type ReportTotal = { label: string; value: string; change: string | null };

/** The first rows of a list, as its page shows them. `more`: how many rows are left out. */
export type ReportTable = { head: { label: string; numeric: boolean }[]; rows: string[][]; more: number };

/** A report as a mail shows it. Its texts are in the reader's language. */
export type ComposedReport = {
  /** Of the page, and of the brand that it is narrowed to. */
  title: string;
  /** UTC days, inclusive; null if the list has no days. */
  range: DayRange | null;
  /** One per metric and currency. Currencies are never added. */
  totals: ReportTotal[];
  /** The days that changes of totals are against; null if there are none. */
  against: DayRange | null;
  /** PNG at twice its size. Null if the page has no chart, or nothing to draw. */
  chart: { png: Uint8Array; title: string } | null;
  table: ReportTable | null;
  /** One sentence: whether everything is loaded, and what may still change until when. */
  receipt: string;
  basis: Basis | null;
  /** The page with these days and filters. */
  path: string;
  /** All rows, as the export makes them; null if none was asked for, or it is left out. */
  file: { name: string; type: string; content: Uint8Array } | null;
  /** Why the file is missing: it is larger than a mail may be, or than a workbook. */
  fileLeftOut: 'large' | null;
};
