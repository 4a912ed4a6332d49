'use client';

import { useRef } from 'react';
import { Form } from '@/components/form/form';
import { FormField } from '@/components/form/form-field';
import { useForm } from '@/components/form/use-form';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { later } from '@/components/ui/later';
import { Select } from '@/components/ui/select';
import { useInvite } from '@/features/people/client/members';
import { useArrival } from '@/lib/client/use-arrival';
import { useLanguage } from '@/lib/language/use-language';
import { readField } from '@/lib/server/http/form';
import type { Role } from '@/lib/server/identity/schema';

const ShownOnce = later(() => import('@/components/feedback/shown-once').then((module) => module.ShownOnce));

type Props = {
  roles: readonly Role[];
  /** Whether the server sends mail. */
  mails: boolean;
};

export function InviteForm({ roles, mails }: Props) {
  const { t } = useLanguage();
  const invite = useInvite();
  const form = useForm({
    send: async (sent) => {
      const role = roles.find((name) => name === sent.get('role')) ?? 'analyst';
      const made = await invite.mutateAsync({ role, email: readField(sent, 'email') });
      const { link: once, email, mailed } = made;
      if (!email) return { once };
      return { once, note: t(mailed ? 'members.invite.mailed' : 'members.invite.notMailed', { email }) };
    },
  });
  const submit = useRef<HTMLButtonElement>(null);
  useArrival('invite', () => submit.current?.focus());
  return (
    <Card title={t('members.invite.title')} description={t('members.invite.description')}>
      <Form form={form} className="grid gap-3">
        <div className="flex flex-wrap items-start gap-2">
          <FormField
            name="role"
            label={t('members.invite.role')}
            defaultValue="analyst"
            className="min-w-0 flex-1 basis-64 sm:max-w-md"
          >
            {(control) => (
              <Select
                {...control}
                options={roles.map((role) => ({ value: role, label: t(`members.rights.${role}`) }))}
              />
            )}
          </FormField>
          {mails ? (
            <FormField
              name="email"
              label={t('members.invite.email')}
              hint={t('members.invite.emailHint')}
              optional
              type="email"
              autoComplete="off"
              inputMode="email"
              className="min-w-0 flex-1 basis-64 sm:max-w-md"
            />
          ) : null}
          <Button
            ref={submit}
            type="submit"
            variant="primary"
            pending={form.pending}
            className="sm:mt-[26px]"
          >
            {t('members.invite.create')}
          </Button>
        </div>
      </Form>
      {form.state.note ? (
        <p role="status" className="mt-3 text-sm wrap-anywhere">
          {form.state.note}
        </p>
      ) : null}
      {form.state.once ? (
        <ShownOnce copy={t('links.copyLink')} label={t('members.invite.link')} text={form.state.once} />
      ) : null}
    </Card>
  );
}
