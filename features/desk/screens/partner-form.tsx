'use client';

import { useQueryClient } from '@tanstack/react-query';
import { Fragment, useEffect, useRef, useState } from 'react';
import { Form } from '@/components/form/form';
import { FormField } from '@/components/form/form-field';
import { useForm } from '@/components/form/use-form';
import { Button } from '@/components/ui/button';
import { Check } from '@/components/ui/icons';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/toast';
import { partnerOptions, useChangePartner } from '@/features/desk/client/desk';
import { type Desk, deskLimits, type PartnerWithNotes } from '@/features/desk/desk-shape';
import { SubjectField } from '@/features/search/screens/subject-field';
import { useLanguage } from '@/lib/language/use-language';
import { readField } from '@/lib/server/http/form';
import { ContactFields } from './contact-fields';
import { describeIssue } from './describe-issue';
import { listPartnerChanges, partnerFields, readPartnerForm } from './read-partner-form';
import { StepFields } from './step-fields';

/** The name of the button that also clears the next step. */
const done = 'done';

type Props = { desk: Desk; partner: PartnerWithNotes };

/** Every field of a partner. Saves only those that were changed, unless somebody else changed the partner meanwhile. */
export function PartnerForm({ desk, partner }: Props) {
  const { t } = useLanguage();
  const client = useQueryClient();
  /** As it was when the reader began, or last saved. */
  const [stored, setStored] = useState(partner);
  const change = useChangePartner();
  const save = useRef<HTMLButtonElement>(null);
  const saved = useRef(false);
  const form = useForm({
    send: async (sent) => {
      const given = readPartnerForm(sent);
      const isDone = readField(sent, done) !== '';
      const changes = listPartnerChanges(stored, isDone ? { ...given, step: null } : given);
      const { id, version } = stored;
      if (Object.keys(changes).length > 0) {
        await change.mutateAsync({ id, version, ...changes });
        saved.current = true;
        // The mutation has loaded the partner again.
        setStored(client.getQueryData(partnerOptions(id).queryKey) ?? stored);
      }
      toast(t('desk.saved'), { tone: 'positive' });
    },
    describeIssue: describeIssue(t),
  });
  // Saving replaces the fields and may remove “Step done”, so the focus may be lost.
  useEffect(() => {
    if (!saved.current) return;
    saved.current = false;
    if (document.activeElement === document.body) save.current?.focus();
  });
  return (
    <Form form={form} className="grid content-start gap-4 sm:grid-cols-2">
      <Fragment key={stored.version}>
        <FormField
          name="name"
          label={t('desk.form.name')}
          defaultValue={stored.name}
          maxLength={deskLimits.name}
          autoComplete="off"
          required
          className="sm:col-span-2"
        />
        <StepFields desk={desk} partner={stored} />
        <FormField
          name="tags"
          label={t('desk.form.tags')}
          hint={t('desk.form.tagsHint', { most: deskLimits.tags })}
          defaultValue={stored.tags.join(', ')}
          autoComplete="off"
          optional
          className="sm:col-span-2"
        />
        <FormField
          name="notes"
          label={t('desk.form.notes')}
          defaultValue={stored.notes}
          optional
          className="sm:col-span-2"
        >
          {(control) => <Textarea {...control} rows={5} maxLength={deskLimits.notes} />}
        </FormField>
        <ContactFields partner={stored} />
        <div className="min-w-0 sm:col-span-2">
          <SubjectField
            kind="creator"
            name={partnerFields.creator}
            foundName={partnerFields.found}
            given={stored.creatorId ?? ''}
            hint={t('desk.form.creatorHint')}
            optional
          />
        </div>
      </Fragment>
      <div className="flex flex-wrap gap-2 sm:col-span-2">
        <Button ref={save} type="submit" variant="primary" pending={form.pending}>
          {t('desk.save')}
        </Button>
        {stored.step ? (
          <Button
            type="submit"
            name={done}
            value="yes"
            aria-label={t('desk.form.doneHint', { name: stored.name })}
            disabled={form.pending}
          >
            <Check aria-hidden="true" />
            {t('desk.form.done')}
          </Button>
        ) : null}
      </div>
    </Form>
  );
}
