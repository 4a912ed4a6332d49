import { operation } from '@/lib/api/operation';
import { listSources } from '@/lib/data/fetch/lists/list-sources';
import { lookUpTags } from '@/lib/data/fetch/lists/look-up-tags';
import { readList } from '@/lib/data/fetch/lists/read-list';
import { listCampaigns } from './list-campaigns';
import { listProgramCreators } from './list-program-creators';
import { campaignQuerySchema, lookupBodySchema, programCreatorQuerySchema } from './program-query';
import type { LookupAnswer } from './program-shape';

export const programApi = {
  'GET /api/catalog/campaigns': operation({
    summary: 'Lists all campaigns that match, with their pacing.',
    access: 'view',
    scope: 'catalog:read',
    query: campaignQuerySchema,
    answer: (workspace, { query }) => listCampaigns(workspace, query),
  }),
  'POST /api/catalog/campaigns': operation({
    summary: 'Fetches the list of campaigns again, whatever its age.',
    access: 'view',
    scope: 'catalog:read',
    query: campaignQuerySchema,
    answer: async (workspace, { query }) => {
      await readList(workspace, listSources.campaigns, { refresh: true });
      return listCampaigns(workspace, query);
    },
  }),
  'GET /api/catalog/program-creators': operation({
    summary: 'Lists tags of the creator program, with the creators behind them and their figures.',
    access: 'view',
    scope: 'catalog:read',
    query: programCreatorQuerySchema,
    answer: (workspace, { query }) => listProgramCreators(workspace, query),
  }),
  'POST /api/catalog/program-creators': operation({
    summary: 'Fetches the list of program creators again, whatever its age.',
    access: 'view',
    scope: 'catalog:read',
    query: programCreatorQuerySchema,
    answer: async (workspace, { query }) => {
      await readList(workspace, listSources.programCreators, { refresh: true });
      return listProgramCreators(workspace, query);
    },
  }),
  'POST /api/catalog/program-lookup': operation({
    summary: 'Finds creators by tag. A read; hundreds of tags do not fit an address.',
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
