import type { ViewPage } from '@/features/views/pages';
import type { Caption } from '@/lib/data/reporting/caption';

/** What a schedule sends: the parameters of a page's saved view, or the statement of the last month. */
export type ReportSource =
  | { kind: 'view'; page: ViewPage; name: string; search: string }
  | { kind: 'statement'; currency: string };

/** A figure with its label. `change`: against the compared range; null if it may not be given. */
export type ReportTotal = { label: string; value: string; change: string | null };

/** The first rows of a list, as its page shows them. `more`: how many rows are left out. */
export type ReportTable = { head: { label: string; numeric: boolean }[]; rows: string[][]; more: number };

/** A report as a mail shows it. Its texts are in the reader's language. */
export type ComposedReport = {
  caption: Caption;
  /** One per metric and currency. Currencies are never added. */
  totals: ReportTotal[];
  /** PNG at twice its size. Null if the page has no chart, or nothing to draw. */
  chart: { png: Uint8Array; title: string } | null;
  table: ReportTable | null;
  /** The page with these days and filters. */
  path: string;
  /** All rows, as the export makes them; null if none was asked for, or it is left out. `currency`: the only one it has. */
  file: { name: string; type: string; content: Uint8Array; currency: string | null } | null;
  /** Why the file is missing: it is larger than a mail may be, or than a workbook. */
  fileLeftOut: 'large' | null;
};
