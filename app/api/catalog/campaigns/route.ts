import { route } from '@/app/_server/route';
import { listCampaigns } from '@/features/program/list-campaigns';
import { campaignQuerySchema } from '@/features/program/program-query';
import { catalogOf } from '@/lib/data/lists/context';

/** GET /api/catalog/campaigns */
export const GET = route({ allow: 'view', query: campaignQuerySchema }, ({ query, ...context }) =>
  listCampaigns(catalogOf(context), query),
);
