'use client';

import { FormDialog } from '@/components/form/form-dialog';
import { FormField } from '@/components/form/form-field';
import { useForm } from '@/components/form/use-form';
import { Select } from '@/components/ui/select';
import { toast } from '@/components/ui/toast';
import { alertLimits } from '@/features/alerts/alert-rule';
import { channelLimits, type ShownChannel } from '@/features/alerts/channel-shape';
import { useAddChannel, useChangeChannel } from '@/features/alerts/client/channels';
import { usualPerHour, webhookShapes } from '@/lib/gateway/webhooks/webhook-shape';
import { useLanguage } from '@/lib/language/use-language';
import { readField } from '@/lib/server/http/form';

type Props = {
  /** The channel to change. Null: a new one. */
  channel: ShownChannel | null;
  onClose: () => void;
  /** Gets the secret of a new channel. */
  onSecret: (once: { name: string; secret: string }) => void;
};

/** Adds a channel, or changes its name and address. */
export function ChannelDialog({ channel, onClose, onSecret }: Props) {
  const { t } = useLanguage();
  const add = useAddChannel();
  const change = useChangeChannel();
  const form = useForm({
    send: async (sent) => {
      const [name, address] = [readField(sent, 'name').trim(), readField(sent, 'address').trim()];
      const perHour = Number(readField(sent, 'perHour'));
      const issues = [
        ...(name === '' ? [{ field: 'name', message: t('channels.form.nameMissing') }] : []),
        ...(address === '' && !channel
          ? [{ field: 'address', message: t('channels.form.addressMissing') }]
          : []),
      ];
      if (issues.length > 0) return { issues };
      if (channel) {
        const changes = { name, perHour, ...(address === '' ? {} : { address }) };
        await change.mutateAsync({ id: channel.id, ...changes });
      } else {
        const shape = webhookShapes.find((known) => known === readField(sent, 'shape')) ?? 'webhook';
        const { secret } = await add.mutateAsync({ name, address, shape, perHour });
        if (secret) onSecret({ name, secret });
      }
      toast(t(channel ? 'channels.form.changed' : 'channels.form.added'), { tone: 'positive' });
      onClose();
      return {};
    },
    describeIssue: ({ message }) => t('channels.form.problem', { problem: message }),
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={channel ? t('channels.form.change', { name: channel.name }) : t('channels.form.title')}
      description={t('channels.form.description')}
      submit={t(channel ? 'channels.form.save' : 'channels.add')}
    >
      <FormField
        name="name"
        label={t('channels.form.name')}
        defaultValue={channel?.name ?? ''}
        maxLength={channelLimits.name}
        autoComplete="off"
        required
      />
      {channel ? null : (
        <FormField name="shape" label={t('channels.form.shape')}>
          {(control) => (
            <Select
              {...control}
              options={webhookShapes.map((value) => ({ value, label: t(`channels.shapes.${value}`) }))}
            />
          )}
        </FormField>
      )}
      <FormField
        name="address"
        label={t('channels.form.address')}
        hint={
          channel
            ? t('channels.form.keptHint', { address: channel.address ?? '' })
            : t('channels.form.addressHint')
        }
        type="url"
        maxLength={channelLimits.address}
        autoComplete="off"
        required={!channel}
      />
      {channel?.shape === 'webhook' ? (
        <input type="hidden" name="perHour" value={channel.perHour} />
      ) : (
        <FormField
          name="perHour"
          label={t('channels.form.perHour')}
          hint={t('channels.form.perHourHint')}
          type="number"
          min={1}
          max={alertLimits.perHour}
          defaultValue={String(channel?.perHour ?? usualPerHour)}
          required
        />
      )}
    </FormDialog>
  );
}
