import type { ReceiptForm } from '@/lib/server/files/receipt';

/** What a live address shows. */
export type LiveView = {
  list: string;
  /** The list's parameters as a query string, without a relative range. */
  search: string;
  /** The name of a relative range, and the day that its weeks start on. */
  range: string | null;
  weekStart: number;
  receipt: ReceiptForm;
};

/** What a person chooses for a live address. */
export type NewLiveAddress = LiveView & { name: string; days: number };
