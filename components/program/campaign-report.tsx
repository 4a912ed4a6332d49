'use client';

import { useQuery } from '@tanstack/react-query';
import { LedgerNotice } from '@/components/catalog/ledger-notice';
import { Card } from '@/components/ui/card';
import { Tabs } from '@/components/ui/tabs';
import type { CampaignRow } from '@/lib/catalog/program-shape';
import type { Day } from '@/lib/ledger/days';
import { campaignRange, campaignTrendOptions } from '@/lib/query/campaign-report';
import { CampaignCourse } from './campaign-course';
import { CampaignGroups } from './campaign-groups';
import { PacingBar } from './pacing-bar';
import { PacingFacts } from './pacing-facts';
import { unpaidNote } from './unpaid-note';

const datasets = ['program'] as const;

type Props = {
  row: CampaignRow;
  /** The last day that pacing rests on. */
  through: Day;
  today: Day;
};

/** What a campaign brought by day, creator and product, and how its budget lasts. */
export function CampaignReport({ row, through, today }: Props) {
  const { id } = row.campaign;
  const range = campaignRange(row.campaign, today);
  const trend = useQuery(campaignTrendOptions(id, range));
  return (
    <>
      <LedgerNotice datasets={datasets} range={range} receipt={trend.data?.receipt} />
      <Card title="Budget and pace" description={unpaidNote}>
        <div className="grid gap-5">
          <PacingBar row={row} />
          <PacingFacts row={row} through={through} />
        </div>
      </Card>
      <CampaignCourse summary={trend.data} range={range} stale={trend.isPlaceholderData} />
      <Tabs
        label="Report of the campaign"
        tabs={[
          {
            id: 'creators',
            label: 'By creator',
            panel: <CampaignGroups id={id} range={range} group="creator_tag" />,
          },
          {
            id: 'products',
            label: 'By product',
            panel: <CampaignGroups id={id} range={range} group="product" />,
          },
        ]}
      />
    </>
  );
}
