'use client';

import { useQuery } from '@tanstack/react-query';
import { FailedLine } from '@/components/feedback/failed-line';
import { NotListed } from '@/components/feedback/not-listed';
import { PartialMark } from '@/components/feedback/partial-mark';
import { useLedgerSync } from '@/components/feedback/sync/use-ledger-sync';
import { toFailure } from '@/components/feedback/to-failure';
import { Card } from '@/components/ui/card';
import { CircleAlert, TriangleAlert } from '@/components/ui/icons';
import { NearLink } from '@/components/ui/near-link';
import { Skeleton } from '@/components/ui/skeleton';
import { listAttention } from '@/features/overview/attention';
import { campaignsOptions } from '@/features/program/client/program';
import type { CampaignsAnswer } from '@/features/program/program-shape';
import { cn } from '@/lib/base/class-names';
import type { Day } from '@/lib/data/terms/days';
import { useLanguage } from '@/lib/language/use-language';

/** Campaigns that run out of budget, spend slowly or end soon. */
export function AttentionCard({ today }: { today: Day }) {
  const { t } = useLanguage();
  const query = useQuery(campaignsOptions({}));
  const { data } = query;
  const failure = toFailure(query);
  const performance = data?.performance;
  useLedgerSync(
    performance && {
      sources: ['program'],
      range: performance,
      receipts: [performance.receipt],
      comparedRange: null,
      comparedReceipts: [],
    },
  );
  const partial = data !== undefined && !data.basis.complete;
  return (
    <Card
      title={t('overview.attention.title')}
      description={t('overview.attention.description')}
      actions={
        <>
          {partial ? <PartialMark /> : null}
          <NearLink
            href={{ pathname: '/program' }}
            className="reach rounded text-xs text-accent hover:underline"
          >
            {t('program.campaigns.all')}
          </NearLink>
        </>
      }
    >
      {data ? (
        <List answer={data} today={today} />
      ) : failure ? (
        <FailedLine {...failure} title={t('program.campaigns.failed')} />
      ) : (
        <div aria-busy="true" className="grid gap-3">
          <Skeleton className="h-9" />
          <Skeleton className="h-9" />
        </div>
      )}
    </Card>
  );
}

function List({ answer: { rows, list }, today }: { answer: CampaignsAnswer; today: Day }) {
  const language = useLanguage();
  const { t } = language;
  const found = listAttention(language, rows, today);
  if (rows.length === 0 && !list.complete) {
    return <NotListed list={list} failed={t('program.campaigns.failed')} />;
  }
  if (found.length === 0) {
    const loaded = rows.every(({ pacing }) => pacing.loaded);
    const why = rows.length === 0 ? 'none' : loaded ? 'onTrack' : 'notLoaded';
    return <p className="text-sm text-muted">{t(`overview.attention.${why}`)}</p>;
  }
  return (
    <ul className="grid gap-3">
      {found.map(({ row: { campaign }, level, reason }) => {
        const Icon = level === 'negative' ? CircleAlert : TriangleAlert;
        return (
          <li key={campaign.id}>
            <NearLink
              href={{ pathname: `/program/campaigns/${campaign.id}` }}
              className="group flex items-start gap-2.5 rounded text-sm touch:min-h-11"
            >
              <Icon
                aria-hidden="true"
                className={cn(
                  'mt-0.5 size-4 shrink-0',
                  level === 'negative' ? 'text-negative' : 'text-warning',
                )}
              />
              <span className="min-w-0">
                <span className="line-clamp-2 group-hover:underline">{campaign.name}</span>
                <span className="line-clamp-2 text-xs text-muted">
                  {reason} · {campaign.brand.name}
                </span>
              </span>
            </NearLink>
          </li>
        );
      })}
    </ul>
  );
}
