'use client';

import type { UseMutationResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { ButtonVariant } from '@/components/ui/button-class';
import { toast } from '@/components/ui/toast';
import { ConfirmMutation } from './confirm-mutation';

type Props<Input, Answer> = {
  mutation: UseMutationResult<Answer, Error, Input>;
  input: Input;
  /** What the toast says after a success; none if the page is left. */
  done?: string;
  label: string;
  /** Accessible name, if a list has several such buttons. */
  ariaLabel?: string;
  /** Confirmation to ask for first. */
  confirm?: { title: string; lost: ReactNode; verb: string };
  variant?: ButtonVariant;
};

/** A button for a mutation. Asks for confirmation before data is lost, and reports the result. */
export function ActionButton<Input, Answer>(props: Props<Input, Answer>) {
  const { mutation, input, done, label, ariaLabel, confirm, variant = 'secondary' } = props;
  const [asks, setAsks] = useState(false);
  const run = async () => {
    try {
      // The mutation may remove the row, whose own callbacks then do not run.
      await mutation.mutateAsync(input);
      if (done) toast(done, { tone: 'positive' });
    } catch {
      // The mutation's error is shown below.
    }
  };
  return (
    <div className="grid justify-items-end gap-1">
      <Button
        size="sm"
        variant={variant}
        pending={mutation.isPending && !confirm}
        aria-label={ariaLabel}
        onClick={confirm ? () => setAsks(true) : run}
      >
        {label}
      </Button>
      {mutation.error && !asks ? (
        <p role="alert" className="text-xs text-negative">
          {mutation.error.message}
        </p>
      ) : null}
      {confirm && asks ? (
        <ConfirmMutation
          mutation={mutation}
          input={input}
          done={done === undefined ? undefined : () => done}
          onClose={() => setAsks(false)}
          title={confirm.title}
          confirmLabel={confirm.verb}
        >
          {confirm.lost}
        </ConfirmMutation>
      ) : null}
    </div>
  );
}
