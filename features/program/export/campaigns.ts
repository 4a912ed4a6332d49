import { listCampaigns } from '@/features/program/list-campaigns';
import { campaignFilters } from '@/features/program/program-filters';
import { campaignQuerySchema } from '@/features/program/program-query';
import { type CampaignRow, programCurrency } from '@/features/program/program-shape';
import { listSources } from '@/lib/data/fetch/lists/list-sources';
import { defineCatalogList } from '@/lib/pages/catalog-list';
import { changeOfEntry, type FigureLine, toFigureLines } from '@/lib/pages/figure-columns';
import { readComplete } from '@/lib/pages/read-lists';
import { type Column, column } from '@/lib/server/files/column';

/** Heading of program commission, which is never added to attribution commission. */
export const programCommission = 'Program commission (not paid out through the service)';

const columns: Column<FigureLine<CampaignRow>>[] = [
  column.text('id', 'Campaign id', ({ row }) => row.campaign.id),
  column.text('name', 'Campaign', ({ row }) => row.campaign.name),
  column.text('brand', 'Brand', ({ row }) => row.campaign.brand.name),
  column.text('status', 'Status', ({ row }) => row.campaign.status),
  column.instant('starts', 'Starts', ({ row }) => row.campaign.startDate),
  column.instant('ends', 'Ends', ({ row }) => row.campaign.endDate),
  column.rate('rate', 'Commission rate', ({ row }) => row.campaign.commissionPercentage),
  column.amount('budget', `Budget, ${programCurrency}`, ({ row }) => row.campaign.budget),
  column.text('currency', 'Currency', ({ entry }) => entry?.currency),
  column.amount('commission', programCommission, ({ entry }) => entry?.figures.commission),
  column.amount('sales', 'Program sales', ({ entry }) => entry?.figures.sales),
  column.count('clicks', 'Clicks', ({ entry }) => entry?.figures.clicks),
  column.count('conversions', 'Conversions', ({ entry }) => entry?.figures.conversions),
  changeOfEntry,
  column.day('runsOut', 'Budget used up on (estimate)', ({ row }) => row.pacing.runsOut),
];

/** Campaigns of the creator program, as on /program. */
export const exportCampaigns = defineCatalogList({
  filters: campaignFilters,
  query: campaignQuerySchema,
  columns,
  toLines: toFigureLines(({ figures }: CampaignRow) => figures),
  prepare: (context) => readComplete(context, listSources.campaigns),
  read: listCampaigns,
});
