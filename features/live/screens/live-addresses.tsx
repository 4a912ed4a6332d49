'use client';

import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '@/components/feedback/load-failure';
import { toFailure } from '@/components/feedback/to-failure';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { Skeleton } from '@/components/ui/skeleton';
import { liveAddressesOptions } from '@/features/live/client/live';
import { useLanguage } from '@/lib/language/use-language';
import { LiveAddressRow } from './live-address-row';

/** The live addresses that the member may see: who made each, what it shows, and its last use. */
export function LiveAddresses() {
  const { t } = useLanguage();
  const read = useQuery(liveAddressesOptions());
  const { data } = read;
  const failure = toFailure(read);
  return (
    <Card flush title={t('live.list.title')} description={t('live.list.description')}>
      {failure ? (
        <LoadFailure {...failure} title={t('live.list.failed')} />
      ) : !data ? (
        <Skeleton className="h-20" />
      ) : data.addresses.length === 0 ? (
        <EmptyState title={t('live.list.none')}>{t('live.list.noneHint')}</EmptyState>
      ) : (
        <ul className="divide-y divide-border border-t border-border">
          {data.addresses.map((address) => (
            <LiveAddressRow key={address.id} address={address} />
          ))}
        </ul>
      )}
    </Card>
  );
}
