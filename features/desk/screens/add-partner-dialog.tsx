'use client';

import { useState } from 'react';
import { FormDialog } from '@/components/form/form-dialog';
import { FormField } from '@/components/form/form-field';
import { useForm } from '@/components/form/use-form';
import { Select } from '@/components/ui/select';
import { toast } from '@/components/ui/toast';
import { useAddPartner } from '@/features/desk/client/desk';
import { type Desk, deskLimits } from '@/features/desk/desk-shape';
import { SubjectField } from '@/features/search/screens/subject-field';
import { useLanguage } from '@/lib/language/use-language';
import { ContactFields } from './contact-fields';
import { describeIssue } from './describe-issue';
import { partnerFields, readPartnerForm } from './read-partner-form';
import { StepFields } from './step-fields';

const kinds = ['creator', 'recruit'] as const;

type Props = { desk: Desk; onClose: () => void };

/** Puts a creator on the desk, found by name or id, or a recruit by name. */
export function AddPartnerDialog({ desk, onClose }: Props) {
  const { t } = useLanguage();
  const [kind, setKind] = useState<(typeof kinds)[number]>('creator');
  const add = useAddPartner();
  const form = useForm({
    send: async (sent) => {
      const { name, creatorId, ...given } = readPartnerForm(sent);
      const isCreator = kind === 'creator';
      await add.mutateAsync(isCreator ? { ...given, creatorId: creatorId ?? '' } : { ...given, name });
      toast(t('desk.saved'), { tone: 'positive' });
      onClose();
    },
    describeIssue: describeIssue(t),
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t('desk.adding')}
      submit={t('desk.add')}
      className="grid gap-4 sm:grid-cols-2"
    >
      <FormField name="kind" label={t('desk.kind')} className="sm:col-span-2">
        {({ defaultValue: _, ...control }) => (
          <Select
            {...control}
            value={kind}
            onChange={({ target }) => setKind(kinds.find((name) => name === target.value) ?? kind)}
            options={kinds.map((value) => ({ value, label: t(`desk.kinds.${value}`) }))}
          />
        )}
      </FormField>
      {kind === 'creator' ? (
        <div className="min-w-0 sm:col-span-2">
          <SubjectField
            kind="creator"
            name={partnerFields.creator}
            foundName={partnerFields.found}
            given=""
          />
        </div>
      ) : (
        <>
          <FormField
            name="name"
            label={t('desk.form.name')}
            maxLength={deskLimits.name}
            autoComplete="off"
            required
            className="sm:col-span-2"
          />
          <ContactFields />
        </>
      )}
      <StepFields desk={desk} />
    </FormDialog>
  );
}
