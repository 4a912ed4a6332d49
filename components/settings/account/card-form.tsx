'use client';

import { type ReactNode, useActionState, useEffect } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { toast } from '@/components/ui/toast';
import type { FormState } from '@/lib/http/form';
import { useFormFocus } from './use-form-focus';

type Props = {
  action: (state: FormState, form: FormData) => Promise<FormState>;
  title: string;
  description: string;
  /** On the button. */
  label: string;
  children: (state: FormState) => ReactNode;
};

/** A card that changes one thing and says so when it is done. */
export function CardForm({ action, title, description, label, children }: Props) {
  const [state, submit, pending] = useActionState(action, {});
  const form = useFormFocus(state);
  useEffect(() => {
    if (state.done) toast(state.done, { tone: 'positive' });
  }, [state]);
  return (
    <Card title={title} description={description}>
      <form ref={form} action={submit} noValidate className="grid max-w-sm gap-4">
        {state.message && !state.issues?.length ? <Banner tone="error" title={state.message} /> : null}
        {children(state)}
        <div>
          <Button type="submit" pending={pending}>
            {label}
          </Button>
        </div>
      </form>
    </Card>
  );
}
