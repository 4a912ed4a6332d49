/** What a shared page shows. */
export type SharedView = {
  page: string;
  /** The page's parameters as a query string, without a relative range. */
  search: string;
  /** The name of a relative range, and the day that its weeks start on. */
  range: string | null;
  weekStart: number;
};

/** What a person chooses for a share. `password`: null for none. */
export type NewShare = SharedView & { name: string; days: number; password: string | null };
