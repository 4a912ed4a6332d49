'use client';

import { ExportButton } from '@/components/exports/export-button';
import { type FigureLine, toFigureLines } from '@/components/exports/figure-lines';
import { listFilters } from '@/components/exports/list-filters';
import type { CsvColumn } from '@/components/exports/write-csv';
import { type CampaignRow, type CampaignsAnswer, programCurrency } from '@/lib/catalog/program-shape';
import { fetchJson } from '@/lib/query/fetch-json';
import { type CampaignsInput, campaignsPath } from '@/lib/query/program';

const columns: CsvColumn<FigureLine<CampaignRow>>[] = [
  { header: 'Campaign id', value: ({ row }) => row.campaign.id },
  { header: 'Campaign', value: ({ row }) => row.campaign.name },
  { header: 'Brand', value: ({ row }) => row.campaign.brand.name },
  { header: 'Status', value: ({ row }) => row.campaign.status },
  { header: 'Starts', value: ({ row }) => row.campaign.startDate },
  { header: 'Ends', value: ({ row }) => row.campaign.endDate },
  { header: 'Commission rate', value: ({ row }) => row.campaign.commissionPercentage },
  { header: `Budget, ${programCurrency}`, value: ({ row }) => row.campaign.budget },
  { header: 'Currency', value: ({ entry }) => entry?.currency },
  {
    header: 'Program commission (not paid out through the service)',
    value: ({ entry }) => entry?.figures.commission,
  },
  { header: 'Program sales', value: ({ entry }) => entry?.figures.sales },
  { header: 'Clicks', value: ({ entry }) => entry?.figures.clicks },
  { header: 'Conversions', value: ({ entry }) => entry?.figures.conversions },
  { header: 'Budget used up on (estimate)', value: ({ row }) => row.pacing.runsOut },
];

export function CampaignExport({ input }: { input: CampaignsInput }) {
  return (
    <ExportButton<CampaignRow, FigureLine<CampaignRow>>
      name="campaigns"
      columns={columns}
      filters={listFilters(input)}
      toLines={toFigureLines(({ figures }) => figures)}
      readStretch={async (_, signal) => {
        const { rows, list } = await fetchJson<CampaignsAnswer>(campaignsPath(input), { signal });
        return { rows, total: rows.length, complete: list.complete || list.cut };
      }}
    />
  );
}
