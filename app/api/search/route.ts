import { z } from 'zod';
import { route } from '@/app/_server/route';
import { catalogOf } from '@/lib/catalog/context';
import { cleanText } from '@/lib/format/clean-text';
import { searchEverything } from '@/lib/search/search-everything';

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
