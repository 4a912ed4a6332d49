'use client';

import { useActionState } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import type { FormState } from '@/lib/http/form';
import { FormField } from './form-field';

type Props = { action: (state: FormState, form: FormData) => Promise<FormState>; email: string };

export function DeleteAccountForm({ action, email }: Props) {
  const [state, submit, pending] = useActionState(action, {});
  return (
    <Card
      title="Delete account"
      description="This permanently deletes your account and every workspace that only you belong to, with its keys, links and stored reports."
    >
      <form action={submit} noValidate className="grid max-w-sm gap-4">
        {state.message && !state.issues?.length ? <Banner tone="error" title={state.message} /> : null}
        <FormField
          state={state}
          name="email"
          label={`Type ${email} to confirm`}
          type="email"
          autoComplete="off"
          required
        />
        <div>
          <Button type="submit" variant="danger" pending={pending}>
            Delete account
          </Button>
        </div>
      </form>
    </Card>
  );
}
