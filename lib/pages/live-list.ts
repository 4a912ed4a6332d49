import type { RelativeName } from '@/lib/data/terms/ranges/relative-range';
import type { ReceiptForm } from '@/lib/server/files/receipt';
import type { ExportedList } from './exported-list';

/** Files of text that a person pasted, which is not stored. */
type Pasted = 'planned-links' | 'program-lookup';

/** What a live address can show: the exported lists, the rows of a report, and a month's statement. */
export type LiveList = Exclude<ExportedList, Pasted> | 'report-rows' | 'statement';

/** The body of POST /api/live-addresses. */
export type LiveOrder = {
  name: string;
  list: LiveList;
  /** The list's parameters as a query string. Without days if `range` is given. */
  search: string;
  range: RelativeName | null;
  weekStart: number;
  receipt: ReceiptForm;
  days: number;
};

/** The days after which a live address can expire. */
export const liveDays = { choices: [30, 90, 180, 365], usual: 365 } as const;
