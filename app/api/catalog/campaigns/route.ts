import { route } from '@/app/_server/route';
import { listCampaigns } from '@/features/program/list-campaigns';
import { campaignQuerySchema } from '@/features/program/program-query';
import { catalogOf } from '@/lib/data/lists/context';
import { listSources } from '@/lib/data/lists/list-sources';
import { readList } from '@/lib/data/lists/read-list';

/** GET /api/catalog/campaigns */
export const GET = route({ allow: 'view', query: campaignQuerySchema }, ({ query, ...context }) =>
  listCampaigns(catalogOf(context), query),
);

/** POST /api/catalog/campaigns: walks the API's list again, whatever its age. Answers like GET. */
export const POST = route({ allow: 'view', query: campaignQuerySchema }, async ({ query, ...context }) => {
  const catalog = catalogOf(context);
  await readList(catalog.reader, listSources.campaigns, { refresh: true });
  return listCampaigns(catalog, query);
});
