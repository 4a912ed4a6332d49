'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { DetailScreen } from '@/components/layout/detail-screen/detail-screen';
import { Skeleton } from '@/components/ui/skeleton';
import { campaignsOptions } from '@/features/program/client/program';
import type { Day } from '@/lib/data/terms/days';
import { useLanguage } from '@/lib/language/use-language';
import { CampaignReport } from './campaign-report';
import { CampaignStatus } from './campaign-status';

export function CampaignScreen({ id, today }: { id: string; today: Day }) {
  const { t, format } = useLanguage();
  const query = useQuery({
    ...campaignsOptions({ ids: [id] }),
    select: ({ rows, performance }) => ({ row: rows[0], through: performance.to }),
  });
  return (
    <DetailScreen
      title={t('pages.campaign')}
      failed={t('program.campaign.failed')}
      parent={{ label: t('pages.program'), pathname: '/program' }}
      query={query}
      header={({ row }) => ({
        title: row?.campaign.name ?? t('pages.campaign'),
        mark: row ? <CampaignStatus status={row.campaign.status} /> : null,
        description: row
          ? t.rich('program.campaign.description', {
              name: row.campaign.brand.name,
              days: format.dayRange(row.campaign.startDate.slice(0, 10), row.campaign.endDate.slice(0, 10)),
              rate: format.rate(row.campaign.commissionPercentage),
              brand: (chunks) => (
                <Link
                  href={{ pathname: `/brands/${row.campaign.brand.id}` }}
                  prefetch={false}
                  className="reach text-accent underline underline-offset-2"
                >
                  {chunks}
                </Link>
              ),
            })
          : null,
      })}
    >
      {({ row, through }) =>
        row ? <CampaignReport row={row} through={through} today={today} /> : <Skeleton className="h-64" />
      }
    </DetailScreen>
  );
}
