import { operation } from '@/lib/api/operation';
import { checkLinks } from './check-links';
import { healthQuerySchema } from './health-query';

export const linkHealthApi = {
  'GET /api/links/health': operation({
    summary:
      'Lists links to products that are out of stock, inactive or gone from the catalog, with their clicks since then and what may replace them.',
    access: 'links',
    scope: 'links:read',
    query: healthQuerySchema,
    answer: (workspace, { query }) => checkLinks(workspace, query),
  }),
};
export type LinkHealthApi = typeof linkHealthApi;
