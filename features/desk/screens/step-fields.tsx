'use client';

import { FormField } from '@/components/form/form-field';
import { Select } from '@/components/ui/select';
import { type Desk, deskLimits, type Partner } from '@/features/desk/desk-shape';
import { useLanguage } from '@/lib/language/use-language';
import { nameStage } from './describe-partner';
import { partnerFields } from './read-partner-form';

type Props = { desk: Desk; partner?: Partner };

/** Stage, owner and next step: what changes while working with a partner. */
export function StepFields({ desk, partner }: Props) {
  const language = useLanguage();
  const { t } = language;
  const owner = partner?.owner;
  const isListed = desk.members.some(({ id }) => id === owner?.id);
  const members = owner && !isListed ? [...desk.members, owner] : desk.members;
  return (
    <>
      <FormField
        name="stage"
        label={t('desk.form.stage')}
        defaultValue={partner?.stage ?? desk.stages[0]?.key}
      >
        {(control) => (
          <Select
            {...control}
            options={desk.stages.map((stage) => ({ value: stage.key, label: nameStage(language, stage) }))}
          />
        )}
      </FormField>
      <FormField name="owner" label={t('desk.form.owner')} defaultValue={owner?.id ?? ''}>
        {(control) => (
          <Select
            {...control}
            options={[
              { value: '', label: t('desk.noOwner') },
              ...members.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        )}
      </FormField>
      <FormField
        name={partnerFields.step}
        label={t('desk.form.step')}
        defaultValue={partner?.step?.text ?? ''}
        maxLength={deskLimits.step}
        autoComplete="off"
        optional
      />
      <FormField
        name={partnerFields.day}
        label={t('desk.form.day')}
        type="date"
        defaultValue={partner?.step?.day ?? ''}
        optional
      />
    </>
  );
}
