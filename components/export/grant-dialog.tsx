'use client';

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MadeDialog } from '@/components/feedback/made-dialog';
import { ShownOnce } from '@/components/feedback/shown-once';
import { FormDialog } from '@/components/form/form-dialog';
import { FormField } from '@/components/form/form-field';
import { useForm } from '@/components/form/use-form';
import { Select } from '@/components/ui/select';
import { grantRulesOptions } from '@/lib/client/grant-rules';
import { useLanguage } from '@/lib/language/use-language';
import { readField } from '@/lib/server/http/form';

type Props = {
  /** Where its texts are. */
  words: 'tokens.create' | 'live.create' | 'shares.create';
  /** A name to start with. */
  name?: string;
  /** The days after which it can expire. */
  days: { usual: number; choices: readonly number[] };
  /** Makes it, and returns its secret or address. */
  make: (chosen: { name: string; days: number }, form: FormData) => Promise<string>;
  /** What else to do with it once it is made. */
  made?: (secret: string) => ReactNode;
  onClose: () => void;
  /** What else to choose. */
  children: ReactNode;
};

/** Makes a token, live address or shared page, and shows it once. */
export function GrantDialog({ words, name, days, make, made, onClose, children }: Props) {
  const { t } = useLanguage();
  const form = useForm({
    send: async (sent) => {
      const chosen = { name: readField(sent, 'name'), days: Number(readField(sent, 'days')) };
      return { once: await make(chosen, sent) };
    },
  });
  const { once } = form.state;
  if (once) {
    return (
      <MadeDialog title={t(`${words}.made`)} description={t(`${words}.madeHint`)} onClose={onClose}>
        <ShownOnce label={t(`${words}.secret`)} text={once} copy={t(`${words}.copy`)} autoFocus />
        {made?.(once)}
      </MadeDialog>
    );
  }
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t(`${words}.title`)}
      description={t(`${words}.description`)}
      submit={t(`${words}.button`)}
    >
      <FormField
        name="name"
        label={t('grants.name')}
        defaultValue={name}
        autoComplete="off"
        maxLength={100}
        required
        autoFocus
      />
      {children}
      <DaysField days={days} />
    </FormDialog>
  );
}

/** For how many days it works: what the workspace allows. */
function DaysField({ days: { usual, choices } }: Pick<Props, 'days'>) {
  const { t } = useLanguage();
  const longest = useQuery(grantRulesOptions()).data?.longestDays ?? Number.POSITIVE_INFINITY;
  const allowed = choices.filter((count) => count <= longest);
  const isLimited = allowed.length < choices.length && !allowed.includes(longest);
  const offered = isLimited ? [...allowed, longest] : allowed;
  return (
    <FormField
      key={longest}
      name="days"
      label={t('grants.expires')}
      defaultValue={String(Math.min(usual, longest))}
    >
      {(control) => (
        <Select
          {...control}
          options={offered.map((count) => ({
            value: String(count),
            label: t('grants.days', { days: count }),
          }))}
        />
      )}
    </FormField>
  );
}
