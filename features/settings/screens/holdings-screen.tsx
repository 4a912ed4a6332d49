'use client';

import { useQuery } from '@tanstack/react-query';
import { ListExport } from '@/components/export/list-export';
import { LoadFailure } from '@/components/feedback/load-failure';
import { toFailure } from '@/components/feedback/to-failure';
import { PageHeader } from '@/components/layout/page-header';
import { Skeleton } from '@/components/ui/skeleton';
import { RefreshCard } from '@/features/refresh/screens/refresh-card';
import { holdingsOptions } from '@/features/settings/client/settings';
import type { Day } from '@/lib/data/terms/days';
import { useLanguage } from '@/lib/language/use-language';
import { HoldingCard } from './holding-card';

type Props = { manages: boolean; today: Day };

/** What the ledger stores by source, with actions to refresh or delete it. */
export function HoldingsScreen({ manages, today }: Props) {
  const { t } = useLanguage();
  const read = useQuery(holdingsOptions());
  const { data } = read;
  const failure = toFailure(read);
  return (
    <>
      <PageHeader
        tabbed
        title={t('pages.data')}
        description={t('holdings.description')}
        actions={
          data?.sources.some(({ windows }) => windows.total > 0) ? <ListExport list="windows" /> : null
        }
      />
      <RefreshCard manages={manages} />
      {failure ? (
        <LoadFailure {...failure} title={t('holdings.failed')} />
      ) : data ? (
        <>
          {data.sources.map((holding) => (
            <HoldingCard key={holding.source} holding={holding} manages={manages} today={today} />
          ))}
          <p className="text-xs text-muted">{t('holdings.corrections', { count: data.changes })}</p>
        </>
      ) : (
        <Skeleton className="h-40" />
      )}
    </>
  );
}
