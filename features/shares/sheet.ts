import type { Drawing, Drawn, PageCell, PageTable } from '@/lib/pages/page';

/** The figures of one currency. */
export type SheetPart = Drawn<{
  /** The currency, if there are several. */
  title: string | null;
  totals: (PageCell & { label: string; note: string | null; partial: boolean })[];
  chart: Drawing | null;
  table: PageTable;
}>;

/**
 * What a shared page shows, as texts in the reader's language. It is all that leaves the server: no ids, no filters of
 * requests, and no rows that are not drawn.
 */
export type Sheet = {
  heading: string;
  /** The days and filters, one text each. */
  of: string[];
  /** What changes are against, beside each; null if nothing is compared. */
  against: string | null;
  complete: boolean;
  /** Sentences: what is missing, what may still change and until when, and the age. */
  notes: string[];
  parts: SheetPart[];
};
