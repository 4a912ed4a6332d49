'use client';

import { useActionState, useEffect } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { toast } from '@/components/ui/toast';
import type { FormState } from '@/lib/http/form-action';
import { FormField } from './form-field';
import { useFormFocus } from './use-form-focus';

type Props = {
  action: (state: FormState, form: FormData) => Promise<FormState>;
  /** Whose name: "Your name", "Workspace". */
  title: string;
  description: string;
  name: string;
  autoComplete: string;
};

/** Another name for a person or a workspace. */
export function RenameForm({ action, title, description, name, autoComplete }: Props) {
  const [state, submit, pending] = useActionState(action, {});
  const form = useFormFocus(state);
  useEffect(() => {
    if (state.done) toast(state.done, { tone: 'positive' });
  }, [state]);
  return (
    <Card title={title} description={description}>
      <form ref={form} action={submit} noValidate className="grid max-w-sm gap-4">
        {state.message && !state.issues?.length ? <Banner tone="error" title={state.message} /> : null}
        <FormField
          key={name}
          state={state}
          name="name"
          label="Name"
          defaultValue={name}
          autoComplete={autoComplete}
          required
        />
        <div>
          <Button type="submit" pending={pending}>
            Save name
          </Button>
        </div>
      </form>
    </Card>
  );
}
