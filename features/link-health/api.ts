import { operation } from '@/lib/api/operation';
import { checkLinks } from './check-links';
import { healthQuerySchema } from './health-query';
import { listLinkChanges } from './list-link-changes';

export const linkHealthApi = {
  'GET /api/links/health': operation({
    summary:
      'Lists links to products that are out of stock, inactive or gone from the catalog, with their clicks since then and what may replace them.',
    access: 'links',
    scope: 'links:read',
    query: healthQuerySchema,
    answer: (workspace, { query }) => checkLinks(workspace, query),
  }),
  'GET /api/links/changes': operation({
    summary:
      'Lists what changed for links: products back in stock, changed prices and commission rates, and products of the same kind that pay more per sale.',
    access: 'links',
    scope: 'links:read',
    query: healthQuerySchema,
    answer: (workspace, { query }) => listLinkChanges(workspace, query),
  }),
};
export type LinkHealthApi = typeof linkHealthApi;
