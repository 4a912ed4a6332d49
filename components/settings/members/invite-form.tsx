'use client';

import { Form } from '@/components/form/form';
import { FormField } from '@/components/form/form-field';
import { type FormAction, useForm } from '@/components/form/use-form';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { later } from '@/components/ui/later';
import { Select } from '@/components/ui/select';
import { describeRole } from './describe-role';

const ShownOnce = later(() => import('@/components/feedback/shown-once').then((module) => module.ShownOnce));

type Props = { roles: readonly string[]; action: FormAction };

export function InviteForm({ roles, action }: Props) {
  const form = useForm({ action });
  return (
    <Card
      title="Invite by link"
      description="The first person to open the link joins. It expires after seven days."
    >
      <Form form={form} className="grid gap-3">
        <div className="flex flex-wrap items-start gap-2">
          <FormField
            name="role"
            label="Role"
            defaultValue="analyst"
            className="min-w-0 flex-1 basis-64 sm:max-w-md"
          >
            {(control) => (
              <Select
                {...control}
                options={roles.map((role) => ({ value: role, label: describeRole(role) }))}
              />
            )}
          </FormField>
          <Button type="submit" variant="primary" pending={form.pending} className="sm:mt-[26px]">
            Create invite link
          </Button>
        </div>
      </Form>
      {form.state.once ? <ShownOnce copy="Copy link" label="Invitation link" text={form.state.once} /> : null}
    </Card>
  );
}
