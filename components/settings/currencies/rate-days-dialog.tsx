'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { FailedLine } from '@/components/feedback/failed-line';
import { toFailure } from '@/components/feedback/to-failure';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Skeleton } from '@/components/ui/skeleton';
import { formatDay, formatDayLong } from '@/lib/format/day';
import { rateDaysOptions, useAddRate, useDeleteRate } from '@/lib/query/rates';
import type { NewRate } from '@/lib/rates/rate';

type Props = { to: string; currency: string; manages: boolean; onClose: () => void };

/** The rates of one currency by day. Each can be deleted. */
export function RateDaysDialog({ to, currency, manages, onClose }: Props) {
  const read = useInfiniteQuery(rateDaysOptions(currency));
  const remove = useDeleteRate();
  const add = useAddRate();
  const failure = toFailure(read);
  const deleted = remove.isSuccess ? remove.variables : undefined;
  const failed = remove.error ?? add.error;
  const restore = (rate: NewRate) => add.mutate(rate, { onSuccess: () => remove.reset() });
  const rates = read.data?.pages.flatMap((page) => page.rates);
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={`${currency} to ${to}`}
      description={`${to} per 1 ${currency}. Days are UTC.`}
    >
      {failed ? (
        <p role="alert" className="mb-2 text-sm text-negative">
          {failed.message}
        </p>
      ) : null}
      <div role="status">
        {deleted ? (
          <p className="mb-2 flex items-center justify-between gap-3 text-sm text-muted">
            The rate of {formatDay(deleted.day)} was deleted.
            <Button size="sm" pending={add.isPending} onClick={() => restore(deleted)}>
              Undo
            </Button>
          </p>
        ) : null}
      </div>
      {failure ? <FailedLine {...failure} title="The rates could not be loaded." /> : null}
      {read.isPending ? <Skeleton className="h-32" /> : null}
      {rates?.length === 0 ? <p className="text-sm text-muted">No rates are left.</p> : null}
      <ul className="divide-y divide-border">
        {rates?.map(({ day, rate }) => (
          <li key={day} className="flex min-h-9 items-center justify-between gap-3 text-sm">
            <span className="min-w-0 flex-1">{formatDayLong(day)}</span>
            <span className="tabular w-28">{rate}</span>
            {manages ? (
              <Button
                size="sm"
                variant="ghost"
                aria-label={`Delete the rate of ${formatDayLong(day)}`}
                pending={remove.isPending && remove.variables.day === day}
                onClick={() => remove.mutate({ to, currency, day, rate })}
              >
                <Trash2 aria-hidden="true" />
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {read.hasNextPage ? (
        <Button size="sm" pending={read.isFetchingNextPage} onClick={() => void read.fetchNextPage()}>
          Show older rates
        </Button>
      ) : null}
    </Dialog>
  );
}
