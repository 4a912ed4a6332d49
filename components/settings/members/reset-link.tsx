'use client';

import { useActionState } from 'react';
import { Button } from '@/components/ui/button';
import { later } from '@/components/ui/later';
import type { FormState } from '@/lib/http/form';

const ShownOnce = later(() => import('@/components/feedback/shown-once').then((module) => module.ShownOnce));

type Props = {
  userId: string;
  name: string;
  makeLink: (state: FormState, form: FormData) => Promise<FormState>;
};

/** Makes a link with which a colleague sets a new password. */
export function ResetLink({ userId, name, makeLink }: Props) {
  const [state, submit, pending] = useActionState(makeLink, {});
  return (
    <div className={state.once || state.message ? 'w-full' : undefined}>
      <form action={submit}>
        <input type="hidden" name="userId" value={userId} />
        <Button
          type="submit"
          size="sm"
          variant="ghost"
          pending={pending}
          aria-label={`Reset the password of ${name}`}
        >
          Reset password
        </Button>
      </form>
      {state.message ? (
        <p role="alert" className="text-xs text-negative">
          {state.message}
        </p>
      ) : null}
      {state.once ? (
        <ShownOnce copy="Copy link" label={`Link to reset the password of ${name}`} text={state.once} />
      ) : null}
    </div>
  );
}
