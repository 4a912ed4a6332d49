'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { DeletedNotice } from '@/components/feedback/deleted-notice';
import { FailedLine } from '@/components/feedback/failed-line';
import { MoreButton } from '@/components/feedback/more-button';
import { toFailure } from '@/components/feedback/to-failure';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Trash2 } from '@/components/ui/icons';
import { Skeleton } from '@/components/ui/skeleton';
import { rateDaysOptions, useAddRate, useDeleteRate } from '@/features/rates/client/rates';
import { useLanguage } from '@/lib/language/use-language';

type Props = { to: string; currency: string; manages: boolean; onClose: () => void };

/** The rates of one currency by day. Each can be deleted. */
export function RateDaysDialog({ to, currency, manages, onClose }: Props) {
  const { t, format } = useLanguage();
  const read = useInfiniteQuery(rateDaysOptions(currency));
  const remove = useDeleteRate();
  const add = useAddRate();
  const failure = toFailure(read);
  const deleted = remove.isSuccess ? remove.variables : undefined;
  const rates = read.data?.pages.flatMap((page) => page.rates);
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={t('currencies.days.title', { currency, to })}
      description={t('currencies.days.description', { currency, to })}
    >
      <DeletedNotice
        className="mb-2"
        deleted={deleted && t('currencies.days.deleted', { day: format.day(deleted.day) })}
        failed={remove.error ?? add.error}
        pending={add.isPending}
        onUndo={() => deleted && add.mutate(deleted, { onSuccess: () => remove.reset() })}
      />
      {failure ? <FailedLine {...failure} title={t('currencies.failedLine')} /> : null}
      {read.isPending ? <Skeleton className="h-32" /> : null}
      {rates?.length === 0 ? <p className="text-sm text-muted">{t('currencies.days.none')}</p> : null}
      <ul className="divide-y divide-border">
        {rates?.map(({ day, rate }) => (
          <li key={day} className="flex min-h-9 items-center justify-between gap-3 text-sm">
            <span className="min-w-0 flex-1">{format.dayLong(day)}</span>
            <span className="tabular w-28">{rate}</span>
            {manages ? (
              <Button
                size="sm"
                variant="ghost"
                aria-label={t('currencies.days.delete', { day: format.dayLong(day) })}
                pending={remove.isPending && remove.variables.day === day}
                onClick={() => remove.mutate({ to, currency, day, rate })}
              >
                <Trash2 aria-hidden="true" />
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      <MoreButton read={read} label={t('currencies.days.older')} />
    </Dialog>
  );
}
