'use client';

import { type ReactNode, useState, useTransition } from 'react';
import { blockOffline } from '@/components/layout/block-offline';
import { Button } from '@/components/ui/button';
import type { ButtonVariant } from '@/components/ui/button-class';
import { later } from '@/components/ui/later';
import { toast } from '@/components/ui/toast';
import { useLanguage } from '@/lib/language/use-language';
import type { FormState } from '@/lib/server/http/form';
import { runAction } from './run-action';

const ConfirmDialog = later(() =>
  import('@/components/ui/confirm-dialog').then((module) => module.ConfirmDialog),
);

type Props = {
  action: (state: FormState, form: FormData) => Promise<FormState>;
  fields?: Record<string, string>;
  label: string;
  /** Accessible name, if a list has several such buttons. */
  ariaLabel?: string;
  /** Confirmation to ask for first. */
  confirm?: { title: string; lost: ReactNode; verb: string };
  variant?: ButtonVariant;
};

/** A button for a server action. Asks for confirmation before data is lost, and reports the result. */
export function ActionButton({
  action,
  fields = {},
  label,
  ariaLabel,
  confirm,
  variant = 'secondary',
}: Props) {
  const { t } = useLanguage();
  const [message, setMessage] = useState<string>();
  const [pending, startTransition] = useTransition();
  const [asking, setAsking] = useState(false);
  const [opened, setOpened] = useState(false);
  const ask = () => {
    setOpened(true);
    setAsking(true);
  };
  const run = () => {
    if (blockOffline()) return setMessage(t('settings.offline'));
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    // The action may remove the row, so the toast does not wait for the next render.
    startTransition(async () => {
      const state = await runAction(action, form);
      setMessage(state?.message);
      if (!state?.done) return;
      toast(state.done, { tone: 'positive' });
      setAsking(false);
    });
  };
  return (
    <div className="grid justify-items-end gap-1">
      <Button
        size="sm"
        variant={variant}
        pending={pending && !confirm}
        aria-label={ariaLabel}
        onClick={confirm ? ask : run}
      >
        {label}
      </Button>
      {message && !asking ? (
        <p role="alert" className="text-xs text-negative">
          {message}
        </p>
      ) : null}
      {confirm && opened ? (
        <ConfirmDialog
          open={asking}
          onClose={() => setAsking(false)}
          onConfirm={run}
          title={confirm.title}
          confirmLabel={confirm.verb}
          pending={pending}
          error={message}
        >
          {confirm.lost}
        </ConfirmDialog>
      ) : null}
    </div>
  );
}
