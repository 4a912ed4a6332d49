import { route } from '@/app/_server/route';
import { catalogOf } from '@/lib/catalog/context';
import { listCampaigns } from '@/lib/catalog/list-campaigns';
import { campaignQuerySchema } from '@/lib/catalog/program-query';

/** GET /api/catalog/campaigns */
export const GET = route({ allow: 'view', query: campaignQuerySchema }, ({ query, ...context }) =>
  listCampaigns(catalogOf(context), query),
);
