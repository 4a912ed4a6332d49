import { z } from 'zod';
import { historySorts } from './history-sorts';

const text = z.string().max(256).optional();

/** The filters of a history. `subid` matches subid 1 exactly; `withoutSubid` matches links without one. */
export const historyFilters = z.object({
  q: text,
  subid: text,
  product: z.string().max(512).optional(),
  marketplace: text,
  batch: z.guid().optional(),
  archived: z.enum(['no', 'yes', 'all']).default('no'),
  mine: z.enum(['yes', 'no']).default('no'),
});

export const historyQuery = historyFilters.extend({
  sort: z.enum(historySorts).default('-created'),
  cursor: z.string().max(512).optional(),
});

export type HistoryFilters = z.output<typeof historyFilters>;
export type HistoryQuery = z.output<typeof historyQuery>;
