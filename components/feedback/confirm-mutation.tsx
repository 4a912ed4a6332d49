'use client';

import type { UseMutationResult } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';

type Props<Input, Answer> = Pick<
  ComponentProps<typeof ConfirmDialog>,
  'title' | 'confirmLabel' | 'children' | 'onClose'
> & {
  mutation: UseMutationResult<Answer, Error, Input>;
  input: Input;
  /** What the toast says after a success; none if the page is left. */
  done?: ((answer: Answer) => string) | undefined;
};

/** Asks before a mutation that deletes something. Closes after a success and says so, or says why it failed. */
export function ConfirmMutation<Input, Answer>({
  mutation,
  input,
  done,
  onClose,
  ...dialog
}: Props<Input, Answer>) {
  const confirm = async () => {
    try {
      // The mutation's own callbacks do not run if the row with this dialog has gone with the data.
      const answer = await mutation.mutateAsync(input);
      if (done) toast(done(answer), { tone: 'positive' });
      onClose();
    } catch {
      // The dialog shows the mutation's error.
    }
  };
  return (
    <ConfirmDialog
      {...dialog}
      open
      onClose={onClose}
      onConfirm={confirm}
      pending={mutation.isPending}
      error={mutation.error?.message}
    />
  );
}
