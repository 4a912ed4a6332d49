'use client';

import { useQuery } from '@tanstack/react-query';
import { FailedLine } from '@/components/feedback/failed-line';
import { PartialMark } from '@/components/feedback/partial-mark';
import { toFailure } from '@/components/feedback/to-failure';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { campaignsOptions } from '@/features/program/client/program';
import { useLanguage } from '@/lib/language/use-language';
import { CampaignLine } from './campaign-line';

/** The campaigns of one brand. */
export function CampaignList({ brand }: { brand: string }) {
  const { t } = useLanguage();
  const query = useQuery(campaignsOptions({ brands: [brand] }));
  const { data } = query;
  const failure = toFailure(query);
  return (
    <Card
      flush
      title={t('program.campaign.ofBrand')}
      description={t('program.unpaid')}
      actions={data && !data.basis.complete ? <PartialMark /> : null}
    >
      {failure ? (
        <FailedLine {...failure} title={t('program.campaigns.failed')} className="px-4 pb-4" />
      ) : null}
      {!data && !failure ? <Skeleton className="mx-4 mb-4 h-24" /> : null}
      {data?.rows.length === 0 ? (
        <p className="px-4 pb-4 text-sm text-muted">{t('program.campaign.ofBrandNone')}</p>
      ) : null}
      <ul>
        {data?.rows.map((row) => (
          <CampaignLine key={row.campaign.id} row={row} />
        ))}
      </ul>
    </Card>
  );
}
