import { z } from 'zod';
import { route } from '@/app/_server/route';
import { searchEverything } from '@/features/search/search-everything';
import { catalogOf } from '@/lib/data/lists/context';
import { cleanText } from '@/lib/language/format/clean-text';

const q = z
  .string()
  .overwrite(cleanText)
  .trim()
  .min(2, { error: 'must have at least 2 characters' })
  .max(200, { error: 'must have at most 200 characters' });

/** GET /api/search?q=… */
export const GET = route({ allow: 'view', query: z.object({ q }) }, ({ query, ...context }) =>
  searchEverything(catalogOf(context).reader, query.q),
);
