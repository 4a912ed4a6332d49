'use client';

import type { ReactNode } from 'react';
import { useLanguage } from '@/lib/language/use-language';
import { Button } from './button';
import { Dialog } from './dialog';

type Props = {
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
  title: string;
  /** What is lost. */
  children: ReactNode;
  /** The verb: "Remove key". */
  confirmLabel: string;
  /** Replaces "Cancel", if that would read as the action itself. */
  dismissLabel?: string | undefined;
  pending?: boolean;
  /** Why the last confirmation failed. */
  error?: string | undefined;
  tone?: 'danger' | 'primary';
};

export function ConfirmDialog(props: Props) {
  const { open, onClose, onConfirm, title, children, confirmLabel, pending, error, tone = 'danger' } = props;
  const { t } = useLanguage();
  const { dismissLabel = t('ui.cancel') } = props;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>{dismissLabel}</Button>
          <Button variant={tone} onClick={onConfirm} pending={pending}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {error ? (
        <p role="alert" className="mb-2 text-sm text-negative">
          {error}
        </p>
      ) : null}
      <div className="text-sm text-muted">{children}</div>
    </Dialog>
  );
}
