'use client';

import { type ReactNode, useId } from 'react';
import { cn } from '@/lib/base/class-names';
import { OverlayFrame } from './overlay-frame';
import { Slot, SlotProvider } from './slot';
import { useModal } from './use-modal';

type Props = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  footer?: ReactNode;
  width?: keyof typeof widths;
  children?: ReactNode;
};

const widths = { md: 'sm:w-[520px]', lg: 'sm:w-[760px]', xl: 'sm:w-[1120px]' };

/** A drawer at the right edge. Covers the screen on a phone. */
export function Sheet({ open, onClose, title, description, footer, width = 'md', children }: Props) {
  const id = useId();
  const modal = useModal(open, onClose);
  return (
    <dialog
      {...modal}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      className={cn(
        'fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-dvh bg-raised shadow-overlay open:flex open:enter-right max-sm:w-screen sm:max-w-[calc(100vw-48px)]',
        widths[width],
      )}
    >
      {open ? (
        <OverlayFrame id={id} title={title} description={description} footer={footer} onClose={onClose}>
          <SlotProvider>
            {children}
            <Slot name="notices" className="sticky bottom-0 mt-4 grid gap-2 empty:hidden" />
          </SlotProvider>
        </OverlayFrame>
      ) : null}
    </dialog>
  );
}
