import type { ViewPage } from '@/features/views/pages';
import type { PageFigures } from '@/lib/pages/page';

/** What a schedule sends: the parameters of a page's saved view, or the statement of the last month. */
export type ReportSource =
  | { kind: 'view'; page: ViewPage; name: string; search: string }
  | { kind: 'statement'; currency: string };

/** A report as a mail shows it. Its texts are in the reader's language. */
export type ComposedReport = {
  figures: Pick<PageFigures, 'caption' | 'totals' | 'table'>;
  /** The chart as PNG at twice its size. Null if the page has none, or nothing to draw. */
  picture: { png: Uint8Array; title: string } | null;
  /** The page with these days and filters. */
  path: string;
  /** All rows, as the export makes them; null if none was asked for, or it is left out. `currency`: the only one it has. */
  file: { name: string; type: string; content: Uint8Array; currency: string | null } | null;
  /** Why the file is missing: it is larger than a mail may be, or than a workbook. */
  fileLeftOut: 'large' | null;
};
