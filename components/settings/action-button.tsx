'use client';

import { type ReactNode, startTransition, useActionState, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { ButtonVariant } from '@/components/ui/button-class';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';
import type { FormState } from '@/lib/http/form-action';

type Props = {
  action: (state: FormState, form: FormData) => Promise<FormState>;
  fields?: Record<string, string>;
  label: string;
  /** For screen readers, where several such buttons stand in a list. */
  ariaLabel?: string;
  /** Asked once before it is done. */
  confirm?: { title: string; lost: ReactNode; verb: string };
  variant?: ButtonVariant;
};

/** A button that does something on the server, asks before where that loses something, and says how it went. */
export function ActionButton({
  action,
  fields = {},
  label,
  ariaLabel,
  confirm,
  variant = 'secondary',
}: Props) {
  const [state, submit, pending] = useActionState(action, {});
  const [asking, setAsking] = useState(false);
  useEffect(() => {
    if (state.done) toast(state.done, { tone: 'positive' });
    if (state.done) setAsking(false);
  }, [state]);
  const run = () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    startTransition(() => submit(form));
  };
  return (
    <div className="grid justify-items-end gap-1">
      <Button
        size="sm"
        variant={variant}
        pending={pending && !confirm}
        aria-label={ariaLabel}
        onClick={confirm ? () => setAsking(true) : run}
      >
        {label}
      </Button>
      {state.message && !asking ? (
        <p role="alert" className="text-xs text-negative">
          {state.message}
        </p>
      ) : null}
      {confirm ? (
        <ConfirmDialog
          open={asking}
          onClose={() => setAsking(false)}
          onConfirm={run}
          title={confirm.title}
          confirmLabel={confirm.verb}
          pending={pending}
        >
          {state.message ? (
            <p role="alert" className="mb-2 text-negative">
              {state.message}
            </p>
          ) : null}
          {confirm.lost}
        </ConfirmDialog>
      ) : null}
    </div>
  );
}
