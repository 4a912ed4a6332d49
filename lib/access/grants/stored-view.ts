import { z } from 'zod';

/** The part of a page or list that a grant shows, as it is stored. */
export const storedView = {
  /** Its parameters as a query string, without a relative range. */
  search: z.string(),
  /** The name of a relative range, such as `last-28-days`. Null if the days are fixed, or there are none. */
  range: z.string().nullable(),
  /** The day that weeks of the range start on; Sunday is 0. */
  weekStart: z.number(),
};
