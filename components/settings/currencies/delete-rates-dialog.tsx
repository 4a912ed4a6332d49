'use client';

import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';
import { formatQuantity } from '@/lib/format/number';
import { useDeleteRates } from '@/lib/query/rates';
import type { HeldRates } from '@/lib/rates/rate-shape';

type Props = { to: string; held: HeldRates; onClose: () => void };

/** Asks before all rates of a currency are deleted. */
export function DeleteRatesDialog({ to, held, onClose }: Props) {
  const remove = useDeleteRates();
  const { currency, days } = held;
  const confirm = () =>
    remove.mutate(
      { to, currency },
      {
        onSuccess: ({ deleted }) => {
          toast(`${formatQuantity(deleted, 'rate')} deleted`, { tone: 'positive' });
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={confirm}
      title={`Delete all ${currency} rates?`}
      confirmLabel="Delete rates"
      pending={remove.isPending}
    >
      {remove.error ? (
        <p role="alert" className="mb-2 text-negative">
          {remove.error.message}
        </p>
      ) : null}
      {formatQuantity(days, 'rate')} to {to} are deleted for everyone in the workspace. {currency} amounts are
      no longer converted.
    </ConfirmDialog>
  );
}
