import { z } from 'zod';
import { stringList } from '@/lib/contract/parameters';
import type { Dimension } from '@/lib/data/terms/dimensions';
import { readFilterValue } from '@/lib/data/terms/filters/filter-value';
import { checkRange, rangeFields } from '@/lib/data/terms/ranges/query-range';

/** The keys that a filter selects. Rows without a value have no notes. */
const keysOf = (dimension: Dimension) =>
  stringList('a,b')
    .transform((values) => values?.flatMap((value) => readFilterValue(dimension, value) ?? []))
    .optional();

/**
 * Query of GET /api/notes: the days and filters of a chart. `narrowed` means that the chart has other filters too, so
 * general notes are left out.
 */
export const notesQuerySchema = z
  .object({
    ...rangeFields,
    brands: keysOf('brand'),
    creators: keysOf('creator'),
    products: keysOf('product'),
    campaigns: keysOf('campaign'),
    marketplaces: keysOf('marketplace'),
    narrowed: z
      .enum(['true', 'false'], { error: 'must be true or false' })
      .transform((value) => value === 'true')
      .default(false),
  })
  .superRefine(checkRange);

export type NotesQuery = z.output<typeof notesQuerySchema>;
export type NotesInput = Omit<NotesQuery, 'narrowed'> & { narrowed?: boolean };
