'use client';

import { useState } from 'react';
import { ActionRow } from '@/components/feedback/action-row';
import { ConfirmMutation } from '@/components/feedback/confirm-mutation';
import { Instant } from '@/components/feedback/instant';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { later } from '@/components/ui/later';
import { toast } from '@/components/ui/toast';
import type { ShownChannel } from '@/features/alerts/channel-shape';
import { useDeleteChannel, useReplaceSecret, useTestChannel } from '@/features/alerts/client/channels';
import { useLanguage } from '@/lib/language/use-language';
import { describeDelivery } from './describe-delivery';

const ChannelDialog = later(() => import('./channel-dialog').then((module) => module.ChannelDialog));
const DeliveriesDialog = later(() => import('./deliveries-dialog').then((module) => module.DeliveriesDialog));

type Opened = 'deliveries' | 'change' | 'secret' | 'delete';
type Props = {
  channel: ShownChannel;
  /** Gets a secret that replaced another. */
  onSecret: (once: { name: string; secret: string }) => void;
};

/** A channel, and what can be done with it. */
export function ChannelRow({ channel, onSecret }: Props) {
  const { t } = useLanguage();
  const test = useTestChannel();
  const [opened, setOpened] = useState<Opened>();
  const { id, name, shape, disabled, failingSince, address } = channel;
  const isFailing = failingSince !== null && !disabled;
  const send = () =>
    test.mutate(id, {
      onSuccess: ({ state }) => {
        if (state === 'delivered') toast(t('channels.tested'), { tone: 'positive' });
      },
    });
  const reason = test.data && describeDelivery(t, test.data);
  const problem = test.error?.message ?? (reason ? t('channels.notTested', { reason }) : null);
  const opens: { to: Opened; label: string; named: string }[] = [
    { to: 'deliveries', label: t('channels.log'), named: t('channels.logNamed', { name }) },
    { to: 'change', label: t('channels.change'), named: t('channels.changeNamed', { name }) },
    ...(shape === 'webhook'
      ? [{ to: 'secret' as const, label: t('channels.secret'), named: t('channels.secretNamed', { name }) }]
      : []),
    { to: 'delete', label: t('channels.delete'), named: t('channels.deleteNamed', { name }) },
  ];
  return (
    <>
      <ActionRow
        title={
          <>
            <span className="min-w-0 wrap-anywhere">{name}</span>
            {disabled ? <Badge tone="warning">{t('channels.disabled')}</Badge> : null}
            {isFailing ? <Badge tone="warning">{t('channels.failing')}</Badge> : null}
          </>
        }
        problem={problem}
        actions={
          <>
            <Button
              size="sm"
              variant="ghost"
              aria-label={t('channels.testNamed', { name })}
              pending={test.isPending}
              onClick={send}
            >
              {t('channels.test')}
            </Button>
            {opens.map(({ to, label, named }) => (
              <Button key={to} size="sm" variant="ghost" aria-label={named} onClick={() => setOpened(to)}>
                {label}
              </Button>
            ))}
          </>
        }
      >
        <p className="text-xs text-muted wrap-anywhere">
          {t('channels.about', { shape: t(`channels.shapes.${shape}`), address: address ?? '' })}
        </p>
        {disabled ? <p className="text-xs text-warning">{t(`channels.disabledBy.${disabled}`)}</p> : null}
        {isFailing ? (
          <p className="text-xs text-warning">
            {t.rich('channels.failingSince', { when: () => <Instant at={failingSince} /> })}
          </p>
        ) : null}
      </ActionRow>
      <Dialogs channel={channel} opened={opened} onClose={() => setOpened(undefined)} onSecret={onSecret} />
    </>
  );
}

type DialogProps = Props & { opened: Opened | undefined; onClose: () => void };

function Dialogs({ channel, opened, onClose, onSecret }: DialogProps) {
  const { t } = useLanguage();
  const replace = useReplaceSecret();
  const remove = useDeleteChannel();
  const { id, name } = channel;
  if (opened === 'deliveries') return <DeliveriesDialog channel={channel} onClose={onClose} />;
  if (opened === 'change') return <ChannelDialog channel={channel} onClose={onClose} onSecret={onSecret} />;
  if (opened === 'secret') {
    return (
      <ConfirmMutation
        mutation={replace}
        input={id}
        done={({ secret }) => {
          onSecret({ name, secret });
          return t('channels.replace.done');
        }}
        onClose={onClose}
        title={t('channels.replace.title', { name })}
        confirmLabel={t('channels.replace.confirm')}
      >
        {t('channels.replace.lost')}
      </ConfirmMutation>
    );
  }
  if (opened !== 'delete') return null;
  return (
    <ConfirmMutation
      mutation={remove}
      input={id}
      done={() => t('channels.remove.done')}
      onClose={onClose}
      title={t('channels.remove.title', { name })}
      confirmLabel={t('channels.remove.confirm')}
    >
      {t('channels.remove.lost')}
    </ConfirmMutation>
  );
}
