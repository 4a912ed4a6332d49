import { z } from 'zod';
import { stringList } from '@/lib/contract/parameters';
import { checkRange, rangeFields } from '@/lib/ledger/ranges/query-range';

const list = stringList('a,b');

/**
 * Query of GET /api/notes: the days and filters of a chart. `narrowed` means that the chart has other filters too, so
 * general notes are left out.
 */
export const notesQuerySchema = z
  .object({
    ...rangeFields,
    brands: list,
    creators: list,
    products: list,
    campaigns: list,
    marketplaces: list,
    narrowed: z
      .enum(['true', 'false'], { error: 'must be true or false' })
      .transform((value) => value === 'true')
      .default(false),
  })
  .superRefine(checkRange);

export type NotesQuery = z.output<typeof notesQuerySchema>;
export type NotesInput = Omit<NotesQuery, 'narrowed'> & { narrowed?: boolean };
