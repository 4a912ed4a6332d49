'use client';

import type { ReactNode } from 'react';
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
  pending?: boolean;
  tone?: 'danger' | 'primary';
};

export function ConfirmDialog(props: Props) {
  const { open, onClose, onConfirm, title, children, confirmLabel, pending, tone = 'danger' } = props;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant={tone} onClick={onConfirm} pending={pending}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className="text-sm text-muted">{children}</div>
    </Dialog>
  );
}
