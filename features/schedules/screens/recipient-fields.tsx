'use client';

import { FormField } from '@/components/form/form-field';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { Textarea } from '@/components/ui/textarea';
import type { SchedulesAnswer, ShownRecipient } from '@/features/schedules/schedule-shape';
import { useLanguage } from '@/lib/language/use-language';

type Props = {
  /** Null: of a new report, which goes to its author. */
  recipients: readonly ShownRecipient[] | null;
  offer: SchedulesAnswer;
  userId: string;
};

/** Who gets it: people of the workspace, and addresses outside if the reader may add them. */
export function RecipientFields({ recipients, offer, userId }: Props) {
  const { t } = useLanguage();
  const gets = (id: string) => (recipients ? recipients.some((one) => one.userId === id) : id === userId);
  const outside = recipients?.flatMap(({ userId, name }) => (userId ? [] : name)) ?? [];
  return (
    <>
      <fieldset className="grid gap-1">
        <legend className="mb-1 text-sm font-medium">{t('schedules.form.people')}</legend>
        {offer.people.map(({ id, name }) => (
          <CheckboxField key={id} name="members" value={id} label={name} defaultChecked={gets(id)} />
        ))}
      </fieldset>
      {offer.outside || outside.length > 0 ? (
        <FormField
          name="addresses"
          label={t('schedules.form.addresses')}
          hint={t('schedules.form.addressesHint')}
          defaultValue={outside.join('\n')}
          optional
        >
          {(control) => <Textarea {...control} rows={2} spellCheck={false} autoComplete="off" />}
        </FormField>
      ) : null}
    </>
  );
}
