'use client';

import { useQuery } from '@tanstack/react-query';
import { FormField } from '@/components/form/form-field';
import { Select } from '@/components/ui/select';
import { channelsOptions } from '@/features/alerts/client/channels';
import { useLanguage } from '@/lib/language/use-language';

/** “No channel”, and the channels of the workspace. Empty if it has none. */
function useChannelChoices() {
  const { t } = useLanguage();
  const { data } = useQuery(channelsOptions());
  if (!data || data.channels.length === 0) return [];
  return [
    { value: '', label: t('channels.rule.none') },
    ...data.channels.map(({ id, name }) => ({ value: id, label: name })),
  ];
}

/** The channel that a new rule sends to. Nothing if there is none to choose. */
export function ChannelField() {
  const { t } = useLanguage();
  const options = useChannelChoices();
  if (options.length === 0) return null;
  return (
    <FormField name="channel" label={t('channels.rule.label')}>
      {(control) => <Select {...control} options={options} />}
    </FormField>
  );
}

type Props = { label: string; value: string | null; onChange: (channel: string | null) => void };

/** The channel that a rule sends to, to change it at once. */
export function ChannelSelect({ label, value, onChange }: Props) {
  const options = useChannelChoices();
  if (options.length === 0) return null;
  return (
    <Select
      aria-label={label}
      className="max-w-48"
      value={value ?? ''}
      options={options}
      onChange={({ target }) => onChange(target.value || null)}
    />
  );
}
