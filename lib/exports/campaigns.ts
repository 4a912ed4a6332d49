import { listCampaigns } from '@/lib/catalog/list-campaigns';
import { listSources } from '@/lib/catalog/list-sources';
import { campaignQuerySchema } from '@/lib/catalog/program-query';
import { type CampaignRow, programCurrency } from '@/lib/catalog/program-shape';
import type { Column } from '@/lib/files/column';
import { defineList } from './export-list';
import { type FigureLine, toFigureLines } from './figure-columns';
import { describeList } from './list-facts';
import { listFilters } from './list-filters';
import { readWhole, storedCatalog } from './read-whole';
import { onePage } from './walk-pages';

/** What the commission of the program is: shown beside it, since it is never added to that of attribution. */
export const programCommission = 'Program commission (not paid out through the service)';

const columns: Column<FigureLine<CampaignRow>>[] = [
  { id: 'id', title: 'Campaign id', type: 'text', value: ({ row }) => row.campaign.id },
  { id: 'name', title: 'Campaign', type: 'text', value: ({ row }) => row.campaign.name },
  { id: 'brand', title: 'Brand', type: 'text', value: ({ row }) => row.campaign.brand.name },
  { id: 'status', title: 'Status', type: 'text', value: ({ row }) => row.campaign.status },
  { id: 'starts', title: 'Starts', type: 'text', value: ({ row }) => row.campaign.startDate },
  { id: 'ends', title: 'Ends', type: 'text', value: ({ row }) => row.campaign.endDate },
  {
    id: 'rate',
    title: 'Commission rate',
    type: 'rate',
    value: ({ row }) => row.campaign.commissionPercentage,
  },
  {
    id: 'budget',
    title: `Budget, ${programCurrency}`,
    type: 'amount',
    value: ({ row }) => row.campaign.budget,
  },
  { id: 'currency', title: 'Currency', type: 'text', value: ({ entry }) => entry?.currency },
  {
    id: 'commission',
    title: programCommission,
    type: 'amount',
    value: ({ entry }) => entry?.figures.commission,
  },
  { id: 'sales', title: 'Program sales', type: 'amount', value: ({ entry }) => entry?.figures.sales },
  { id: 'clicks', title: 'Clicks', type: 'count', value: ({ entry }) => entry?.figures.clicks },
  {
    id: 'conversions',
    title: 'Conversions',
    type: 'count',
    value: ({ entry }) => entry?.figures.conversions,
  },
  {
    id: 'runsOut',
    title: 'Budget used up on (estimate)',
    type: 'day',
    value: ({ row }) => row.pacing.runsOut,
  },
];

/** Campaigns of the creator program, as /program shows them. */
export const exportCampaigns = defineList({
  allow: 'view',
  query: campaignQuerySchema,
  columns: () => columns,
  filters: listFilters,
  toLines: toFigureLines(({ figures }: CampaignRow) => figures),
  prepare: (context) => readWhole(context, listSources.campaigns),
  open: async (context, query) => {
    const answer = await listCampaigns(storedCatalog(context), query);
    return { ...onePage(answer.rows), ...describeList(answer) };
  },
});
