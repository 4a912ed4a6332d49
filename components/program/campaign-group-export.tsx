'use client';

import { ExportButton } from '@/components/exports/export-button';
import { type FigureLine, figureCsvColumns, toFigureLines } from '@/components/exports/figure-lines';
import type { DayRange } from '@/lib/ledger/days';
import type { Summary } from '@/lib/ledger/summary/summary-shape';
import { type CampaignGrouping, campaignGroupInput } from '@/lib/query/campaign-report';
import { fetchJson } from '@/lib/query/fetch-json';
import { ledgerPath } from '@/lib/query/ledger';
import { type GroupRow, listGroups, toGroupRows } from './group-rows';

type Props = { id: string; range: DayRange; group: CampaignGrouping };

/** Every creator or product of a campaign, beyond those that its table tells. */
export function CampaignGroupExport({ id, range, group }: Props) {
  return (
    <ExportButton<GroupRow, FigureLine<GroupRow>>
      name={group === 'product' ? 'campaign-by-product' : 'campaign-by-creator'}
      columns={[
        { header: group === 'product' ? 'Product id' : 'Tag', value: ({ row }) => row.key },
        { header: 'Name', value: ({ row }) => row.name },
        ...figureCsvColumns,
      ]}
      filters={{ campaign: [id] }}
      toLines={toFigureLines(({ figures }) => figures)}
      readStretch={async (offset, signal) => {
        const path = ledgerPath('summary', campaignGroupInput(id, range, group, offset));
        const summary = await fetchJson<Summary>(path, { signal });
        const groups = listGroups(summary);
        const told = groups.filter(({ kind }) => kind === 'value');
        return {
          rows: toGroupRows(group, told),
          total: groups.reduce((count, entry) => count + entry.groups, 0),
          revision: summary.receipt.revision,
          complete: true,
        };
      }}
    />
  );
}
