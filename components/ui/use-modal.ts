'use client';

import { type PointerEvent, type SyntheticEvent, useEffect, useRef } from 'react';

const firstField = '[data-overlay-body] :is(input, textarea, select):not(:disabled)';

/** Binds `open` to the native modal dialog, which traps focus, makes the rest inert and restores focus. */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const before = useRef<Element | null>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open && !dialog.open) {
      before.current = document.activeElement;
      dialog.showModal();
      dialog.querySelector<HTMLElement>(firstField)?.focus();
    }
    if (!open && dialog.open) dialog.close();
  }, [open]);
  // A dialog that unmounts while open does not restore focus by itself.
  useEffect(() => {
    const dialog = ref.current;
    return () => {
      if (dialog?.open) giveBack(before.current);
    };
  }, []);
  return {
    ref,
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    onPointerDown: (event: PointerEvent<HTMLDialogElement>) => {
      if (event.target === event.currentTarget) onClose();
    },
  };
}

function giveBack(element: Element | null): void {
  if (element instanceof HTMLElement && element.isConnected) element.focus();
}
