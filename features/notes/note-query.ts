import { z } from 'zod';
import { stringList } from '@/lib/contract/parameters';
import { toId } from '@/lib/contract/uuid';
import { checkRange, rangeFields } from '@/lib/data/ranges/query-range';

const list = stringList('a,b');
const ids = stringList('a,b', toId);

/**
 * Query of GET /api/notes: the days and filters of a chart. `narrowed` means that the chart has other filters too, so
 * general notes are left out.
 */
export const notesQuerySchema = z
  .object({
    ...rangeFields,
    brands: ids,
    creators: ids,
    products: list,
    campaigns: ids,
    marketplaces: list,
    narrowed: z
      .enum(['true', 'false'], { error: 'must be true or false' })
      .transform((value) => value === 'true')
      .default(false),
  })
  .superRefine(checkRange);

export type NotesQuery = z.output<typeof notesQuerySchema>;
export type NotesInput = Omit<NotesQuery, 'narrowed'> & { narrowed?: boolean };
