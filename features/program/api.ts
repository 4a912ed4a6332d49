import { operation } from '@/lib/api/operation';
import { catalogOf, refreshCatalog } from '@/lib/data/lists/context';
import { listSources } from '@/lib/data/lists/list-sources';
import { lookUpTags } from '@/lib/data/lists/look-up-tags';
import { listCampaigns } from './list-campaigns';
import { listProgramCreators } from './list-program-creators';
import { campaignQuerySchema, lookupBodySchema, programCreatorQuerySchema } from './program-query';
import type { LookupAnswer } from './program-shape';

export const programApi = {
  'GET /api/catalog/campaigns': operation({
    access: 'view',
    scope: 'catalog:read',
    query: campaignQuerySchema,
    answer: (workspace, { query }) => listCampaigns(catalogOf(workspace), query),
  }),
  /** Walks the API's list again, whatever its age. */
  'POST /api/catalog/campaigns': operation({
    access: 'view',
    scope: 'catalog:read',
    query: campaignQuerySchema,
    answer: async (workspace, { query }) =>
      listCampaigns(await refreshCatalog(workspace, listSources.campaigns), query),
  }),
  'GET /api/catalog/program-creators': operation({
    access: 'view',
    scope: 'catalog:read',
    query: programCreatorQuerySchema,
    answer: (workspace, { query }) => listProgramCreators(catalogOf(workspace), query),
  }),
  /** Walks the API's list again, whatever its age. */
  'POST /api/catalog/program-creators': operation({
    access: 'view',
    scope: 'catalog:read',
    query: programCreatorQuerySchema,
    answer: async (workspace, { query }) =>
      listProgramCreators(await refreshCatalog(workspace, listSources.programCreators), query),
  }),
  /** A read. Uses POST because hundreds of tags do not fit a URL. */
  'POST /api/catalog/program-lookup': operation({
    access: 'view',
    scope: 'catalog:read',
    body: lookupBodySchema,
    limit: 1_500_000,
    answer: async ({ call }, { body, signal }): Promise<LookupAnswer> => {
      const tags = [...new Set(body.tags)];
      const matched = await lookUpTags(call, tags, signal);
      const known = new Set(matched.map((match) => match.creatorConnectionsId));
      return { matched, unmatched: tags.filter((tag) => !known.has(tag)) };
    },
  }),
};
export type ProgramApi = typeof programApi;
