'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { LedgerNotice } from '@/components/catalog/ledger-notice';
import { LoadFailure } from '@/components/catalog/load-failure';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { PageHeader } from '@/components/layout/page-header';
import { Card } from '@/components/ui/card';
import { Tabs } from '@/components/ui/tabs';
import { formatDayRange } from '@/lib/format/day';
import { formatRate } from '@/lib/format/number';
import type { Day } from '@/lib/ledger/days';
import { campaignRange, campaignTrendOptions } from '@/lib/query/campaign-report';
import { campaignsOptions } from '@/lib/query/program';
import { CampaignCourse } from './campaign-course';
import { CampaignGroups } from './campaign-groups';
import { CampaignStatus } from './campaign-status';
import { PacingBar } from './pacing-bar';
import { PacingFacts } from './pacing-facts';
import { unpaidNote } from './unpaid-note';

const programOnly = ['program'] as const;
const crumbs = [{ label: 'Creator program', href: { pathname: '/program' } }];

export function CampaignScreen({ id, today }: { id: string; today: Day }) {
  const query = useQuery(campaignsOptions({ ids: [id] }));
  const row = query.data?.rows[0];
  const range = row ? campaignRange(row.campaign, today) : undefined;
  const trend = useQuery({
    ...campaignTrendOptions(id, range ?? { from: today, to: today }),
    enabled: range !== undefined,
  });
  if (query.isError && !query.data) {
    return (
      <>
        <PageHeader title="Campaign" breadcrumb={<Breadcrumb crumbs={crumbs} />} />
        <LoadFailure
          title="The campaign could not be loaded"
          error={query.error}
          onRetry={() => query.refetch()}
          retrying={query.isFetching}
        />
      </>
    );
  }
  if (!row || !range) return null;
  const { campaign } = row;
  return (
    <>
      <PageHeader
        breadcrumb={<Breadcrumb crumbs={crumbs} />}
        title={
          <span className="flex flex-wrap items-center gap-3">
            {campaign.name} <CampaignStatus status={campaign.status} />
          </span>
        }
        description={
          <>
            <Link
              href={{ pathname: `/brands/${campaign.brand.id}` }}
              prefetch={false}
              className="text-accent hover:underline"
            >
              {campaign.brand.name}
            </Link>{' '}
            · {formatDayRange(campaign.startDate.slice(0, 10), campaign.endDate.slice(0, 10))} UTC ·{' '}
            {formatRate(campaign.commissionPercentage)} commission
          </>
        }
      />
      <LedgerNotice datasets={programOnly} range={range} receipt={trend.data?.receipt} />
      <Card title="Budget and pace" description={unpaidNote}>
        <div className="grid gap-5">
          <PacingBar row={row} />
          <PacingFacts row={row} through={query.data?.performance.to ?? today} />
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
