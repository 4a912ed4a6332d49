'use client';

import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { ExportButton } from '@/components/exports/export-button';
import { type FigureLine, figureCsvColumns, toFigureLines } from '@/components/exports/figure-lines';
import { mergeNames } from '@/components/reports/use-names';
import type { DayRange } from '@/lib/ledger/days';
import type { Summary } from '@/lib/ledger/summary/summary-shape';
import type { Names, Wanted } from '@/lib/names/names';
import { splitWanted } from '@/lib/names/split-wanted';
import { type CampaignGrouping, campaignGroupInput } from '@/lib/query/campaign-report';
import { fetchJson } from '@/lib/query/fetch-json';
import { ledgerPath } from '@/lib/query/ledger';
import { namesOptions } from '@/lib/query/names';
import { wantedGroupNames } from '@/lib/reports/group-names';
import { type GroupRow, listGroups, toGroupRows } from './group-rows';

type Props = { id: string; range: DayRange; group: CampaignGrouping };

/** Every creator or product of a campaign, beyond those that its table tells. */
export function CampaignGroupExport({ id, range, group }: Props) {
  const client = useQueryClient();
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
        const names = await readNames(client, wantedGroupNames(group, told));
        return {
          rows: toGroupRows(group, told, names),
          total: groups.reduce((count, entry) => count + entry.groups, 0),
          revision: summary.receipt.revision,
          complete: true,
        };
      }}
    />
  );
}

/** What has no name that can be read goes by its id. */
async function readNames(client: QueryClient, wanted: Wanted): Promise<Names> {
  const read = splitWanted(wanted).map((piece) => client.ensureQueryData(namesOptions(piece)));
  const settled = await Promise.allSettled(read);
  return mergeNames(settled.map((one) => (one.status === 'fulfilled' ? { data: one.value } : {})));
}
