import { z } from 'zod';
import { operation } from '@/lib/api/operation';
import { cleanText } from '@/lib/language/format/clean-text';
import { searchEverything } from './search-everything';

const q = z
  .string()
  .overwrite(cleanText)
  .trim()
  .min(2, { error: 'must have at least 2 characters' })
  .max(200, { error: 'must have at most 200 characters' });

export const searchApi = {
  'GET /api/search': operation({
    summary: 'Finds brands, products, creators, campaigns and links by name.',
    access: 'view',
    scope: 'catalog:read',
    query: z.object({ q }),
    answer: (workspace, { query }) => searchEverything(workspace, query.q),
  }),
};
export type SearchApi = typeof searchApi;
