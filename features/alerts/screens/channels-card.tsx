'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailure } from '@/components/feedback/load-failure';
import { toFailure } from '@/components/feedback/to-failure';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { Plus } from '@/components/ui/icons';
import { later } from '@/components/ui/later';
import { Skeleton } from '@/components/ui/skeleton';
import { channelsOptions } from '@/features/alerts/client/channels';
import { useLanguage } from '@/lib/language/use-language';
import { ChannelRow } from './channel-row';

const ChannelDialog = later(() => import('./channel-dialog').then((module) => module.ChannelDialog));
const SecretDialog = later(() => import('./secret-dialog').then((module) => module.SecretDialog));

/** The channels, for those who manage them. `adds`: not in the demo, which everyone may open. */
export function ChannelsCard({ adds }: { adds: boolean }) {
  const { t } = useLanguage();
  const read = useQuery(channelsOptions());
  const [adding, setAdding] = useState(false);
  const [once, setOnce] = useState<{ name: string; secret: string }>();
  const { data } = read;
  const failure = toFailure(read);
  return (
    <Card
      flush
      title={t('channels.title')}
      description={t('channels.description')}
      actions={
        adds ? (
          <Button size="sm" onClick={() => setAdding(true)}>
            <Plus aria-hidden="true" />
            {t('channels.add')}
          </Button>
        ) : null
      }
    >
      {failure ? (
        <LoadFailure {...failure} title={t('channels.failed')} />
      ) : !data ? (
        <Skeleton className="h-20" />
      ) : data.channels.length === 0 ? (
        <EmptyState title={t('channels.none')}>{t('channels.noneHint')}</EmptyState>
      ) : (
        <ul className="divide-y divide-border border-t border-border">
          {data.channels.map((channel) => (
            <ChannelRow key={channel.id} channel={channel} onSecret={setOnce} />
          ))}
        </ul>
      )}
      {adding ? <ChannelDialog channel={null} onClose={() => setAdding(false)} onSecret={setOnce} /> : null}
      {once ? <SecretDialog {...once} onClose={() => setOnce(undefined)} /> : null}
    </Card>
  );
}
