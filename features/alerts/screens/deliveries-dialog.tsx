'use client';

import { useQuery } from '@tanstack/react-query';
import { ActionRow } from '@/components/feedback/action-row';
import { Instant } from '@/components/feedback/instant';
import { LoadFailure } from '@/components/feedback/load-failure';
import { toFailure } from '@/components/feedback/to-failure';
import { Badge, type Tone } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { EmptyState } from '@/components/ui/empty-state';
import { Skeleton } from '@/components/ui/skeleton';
import type { DeliveryState, ShownChannel, ShownDelivery } from '@/features/alerts/channel-shape';
import { deliveriesOptions, useSendAgain } from '@/features/alerts/client/channels';
import { useLanguage } from '@/lib/language/use-language';
import { describeDelivery } from './describe-delivery';

const tones: Record<DeliveryState, Tone> = {
  waiting: 'neutral',
  sending: 'neutral',
  delivered: 'positive',
  failed: 'negative',
};

type Props = { channel: Pick<ShownChannel, 'id' | 'name'>; onClose: () => void };

/** What was sent to a channel, and what became of it. */
export function DeliveriesDialog({ channel: { id, name }, onClose }: Props) {
  const { t } = useLanguage();
  const read = useQuery(deliveriesOptions(id));
  const failure = toFailure(read);
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title={t('channels.logNamed', { name })}
      description={t('channels.deliveries.description')}
    >
      {failure ? (
        <LoadFailure {...failure} title={t('channels.deliveries.failed')} />
      ) : !read.data ? (
        <Skeleton className="h-40" />
      ) : read.data.deliveries.length === 0 ? (
        <EmptyState title={t('channels.deliveries.none')} />
      ) : (
        <ul className="divide-y divide-border">
          {read.data.deliveries.map((delivery) => (
            <DeliveryRow key={delivery.id} delivery={delivery} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

function DeliveryRow({ delivery }: { delivery: ShownDelivery }) {
  const { t } = useLanguage();
  const again = useSendAgain();
  const { id, state, at, nextAt } = delivery;
  const rule = delivery.rule ?? t('channels.deliveries.test');
  const reason = describeDelivery(t, delivery);
  return (
    <ActionRow
      className="px-0! py-2.5!"
      title={
        <>
          <Badge tone={tones[state]}>{t(`channels.states.${state}`)}</Badge>
          <span className="min-w-0 wrap-anywhere">{rule}</span>
          <span className="text-xs font-normal text-muted">
            <Instant at={at} />
          </span>
        </>
      }
      problem={again.error?.message}
      actions={
        <Button
          size="sm"
          variant="ghost"
          aria-label={t('channels.deliveries.againNamed', { rule })}
          pending={again.isPending}
          onClick={() => again.mutate(id)}
        >
          {t('channels.deliveries.again')}
        </Button>
      }
    >
      {reason ? <p className="text-xs text-muted">{reason}</p> : null}
      {nextAt ? (
        <p className="text-xs text-muted">
          {t.rich('channels.deliveries.next', { at: () => <Instant at={nextAt} future /> })}
        </p>
      ) : null}
    </ActionRow>
  );
}
