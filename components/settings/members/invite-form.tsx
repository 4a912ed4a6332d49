'use client';

import { useActionState } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { later } from '@/components/ui/later';
import { Select } from '@/components/ui/select';
import type { FormState } from '@/lib/http/form';
import { describeRole } from './describe-role';

const ShownOnce = later(() => import('@/components/feedback/shown-once').then((module) => module.ShownOnce));

type Props = {
  roles: readonly string[];
  action: (state: FormState, form: FormData) => Promise<FormState>;
};

export function InviteForm({ roles, action }: Props) {
  const [state, submit, pending] = useActionState(action, {});
  return (
    <Card
      title="Invite by link"
      description="The first person to open the link joins. It expires after seven days."
    >
      <form action={submit} className="grid gap-3">
        {state.message ? <Banner tone="error" title={state.message} /> : null}
        <div className="flex flex-wrap items-start gap-2">
          <Field label="Role" className="min-w-0 flex-1 basis-64 sm:max-w-md">
            {(control) => (
              <Select
                {...control}
                name="role"
                defaultValue="analyst"
                options={roles.map((role) => ({ value: role, label: describeRole(role) }))}
              />
            )}
          </Field>
          <Button type="submit" variant="primary" pending={pending} className="sm:mt-[26px]">
            Create invite link
          </Button>
        </div>
      </form>
      {state.once ? <ShownOnce copy="Copy link" label="Invitation link" text={state.once} /> : null}
    </Card>
  );
}
