'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { DetailScreen } from '@/components/layout/detail-screen/detail-screen';
import { Skeleton } from '@/components/ui/skeleton';
import { formatDayRange } from '@/lib/format/day';
import { formatRate } from '@/lib/format/number';
import type { Day } from '@/lib/ledger/days';
import { campaignsOptions } from '@/lib/query/program';
import { CampaignReport } from './campaign-report';
import { CampaignStatus } from './campaign-status';

const parent = { label: 'Creator program', pathname: '/program' };

export function CampaignScreen({ id, today }: { id: string; today: Day }) {
  const query = useQuery({
    ...campaignsOptions({ ids: [id] }),
    select: ({ rows, performance }) => ({ row: rows[0], through: performance.to }),
  });
  return (
    <DetailScreen
      noun="campaign"
      parent={parent}
      query={query}
      header={({ row }) => ({
        title: row?.campaign.name ?? 'Campaign',
        mark: row ? <CampaignStatus status={row.campaign.status} /> : null,
        description: row ? (
          <>
            <Link
              href={{ pathname: `/brands/${row.campaign.brand.id}` }}
              prefetch={false}
              className="reach text-accent underline underline-offset-2"
            >
              {row.campaign.brand.name}
            </Link>{' '}
            · {formatDayRange(row.campaign.startDate.slice(0, 10), row.campaign.endDate.slice(0, 10))} UTC ·{' '}
            {formatRate(row.campaign.commissionPercentage)} commission
          </>
        ) : null,
      })}
    >
      {({ row, through }) =>
        row ? <CampaignReport row={row} through={through} today={today} /> : <Skeleton className="h-64" />
      }
    </DetailScreen>
  );
}
