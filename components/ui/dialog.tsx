'use client';

import { type ReactNode, useId } from 'react';
import { cn } from '@/lib/base/class-names';
import { OverlayFrame } from './overlay-frame';
import { useModal } from './use-modal';

type Props = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  children?: ReactNode;
};

const widths = { sm: 'w-[400px]', md: 'w-[520px]', lg: 'w-[760px]' };

/** Children mount only while open, so a form starts empty each time. */
export function Dialog({ open, onClose, title, description, footer, size = 'md', children }: Props) {
  const id = useId();
  const modal = useModal(open, onClose);
  return (
    <dialog
      {...modal}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      className={cn(
        'm-auto max-h-[min(720px,calc(100dvh-32px))] max-w-[calc(100vw-32px)] rounded bg-raised shadow-overlay open:flex open:appear',
        widths[size],
      )}
    >
      {open ? (
        <OverlayFrame id={id} title={title} description={description} footer={footer} onClose={onClose}>
          {children}
        </OverlayFrame>
      ) : null}
    </dialog>
  );
}
