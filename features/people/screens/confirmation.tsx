'use client';

import { useSyncExternalStore } from 'react';
import { later } from '@/components/ui/later';
import { isConfirmationAsked, subscribeToConfirmation } from '@/lib/client/confirmation';

const ConfirmationDialog = later(() =>
  import('./confirmation-dialog').then((module) => module.ConfirmationDialog),
);

/** The page's dialog that asks for the second factor when a change needs it. */
export function Confirmation() {
  const asked = useSyncExternalStore(subscribeToConfirmation, isConfirmationAsked, () => false);
  return asked ? <ConfirmationDialog /> : null;
}
