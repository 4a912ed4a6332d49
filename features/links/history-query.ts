import { z } from 'zod';
import { queryOf, sortFields } from '@/lib/data/terms/filters/query-fields';
import { historyFilters, historySort } from './history-filters';

/** Query of /api/links/subids and of the files of links. */
export const linksQuerySchema = z.object(queryOf(historyFilters));

/** Query of /api/links. */
export const historyQuerySchema = linksQuerySchema.extend({
  ...sortFields(historySort),
  cursor: z.string().max(512).optional(),
});

export type LinksQuery = z.output<typeof linksQuerySchema>;
export type HistoryQuery = z.output<typeof historyQuerySchema>;
