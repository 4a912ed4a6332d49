'use client';

import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '@/components/feedback/load-failure';
import { toFailure } from '@/components/feedback/to-failure';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { Skeleton } from '@/components/ui/skeleton';
import { sharesOptions } from '@/features/shares/client/shares';
import { useLanguage } from '@/lib/language/use-language';
import { ShareRow } from './share-row';

/** The shared pages that the member may see: who made each, what it shows, and its views. */
export function Shares() {
  const { t } = useLanguage();
  const read = useQuery(sharesOptions());
  const { data } = read;
  const failure = toFailure(read);
  return (
    <Card flush title={t('shares.list.title')} description={t('shares.list.description')}>
      {failure ? (
        <LoadFailure {...failure} title={t('shares.list.failed')} />
      ) : !data ? (
        <Skeleton className="h-20" />
      ) : data.shares.length === 0 ? (
        <EmptyState title={t('shares.list.none')}>{t('shares.list.noneHint')}</EmptyState>
      ) : (
        <ul className="divide-y divide-border border-t border-border">
          {data.shares.map((share) => (
            <ShareRow key={share.id} share={share} />
          ))}
        </ul>
      )}
    </Card>
  );
}
