'use client';

import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { useAddMargin, useDeleteMargin } from '@/features/profit/client/margins';
import type { Margins, NamedMargin } from '@/features/profit/margin-shape';
import { useLanguage } from '@/lib/language/use-language';

type Props = { read: UseInfiniteQueryResult<InfiniteData<Margins>>; manages: boolean };

/** The margins that match the filter. Each can be deleted and restored. */
export function MarginList({ read, manages }: Props) {
  const { t, format } = useLanguage();
  const margins = read.data?.pages.flatMap((page) => page.margins) ?? [];
  const remove = useDeleteMargin();
  const add = useAddMargin();
  const deleted = remove.isSuccess ? remove.variables : undefined;
  const failed = remove.error ?? add.error;
  const restore = ({ name: _, ...margin }: NamedMargin) =>
    add.mutate(margin, { onSuccess: () => remove.reset() });
  const nameOf = ({ name, subject }: NamedMargin) => name ?? subject;
  return (
    <>
      {failed ? (
        <p role="alert" className="px-4 pb-2 text-sm text-negative">
          {failed.message}
        </p>
      ) : null}
      <div role="status">
        {deleted ? (
          <p className="flex items-center justify-between gap-3 px-4 pb-2 text-sm text-muted">
            {t('margins.deleted', { name: nameOf(deleted), day: format.day(deleted.from) })}
            <Button size="sm" pending={add.isPending} onClick={() => restore(deleted)}>
              {t('margins.undo')}
            </Button>
          </p>
        ) : null}
      </div>
      <ul
        aria-label={t('margins.title')}
        className={`divide-y divide-border border-t border-border ${read.isPlaceholderData ? 'opacity-60' : ''}`}
      >
        {margins.map((margin) => {
          const { kind, subject, from, percent } = margin;
          const name = nameOf(margin);
          return (
            <li
              key={`${kind} ${subject} ${from}`}
              className="flex min-h-12 items-center gap-x-4 px-4 py-2 text-sm"
            >
              <div className="min-w-0 flex-1">
                <p className="truncate font-medium">{name}</p>
                <p className="truncate text-xs text-muted">
                  {t(`margins.kinds.${kind}.one`)}
                  {kind === 'product' && name !== subject ? ` · ${subject}` : null}
                </p>
              </div>
              <div className="shrink-0 text-right">
                <p className="tabular font-medium">{t('margins.share', { share: Number(percent) / 100 })}</p>
                <p className="text-xs text-muted">{t('margins.since', { day: format.day(from) })}</p>
              </div>
              {manages ? (
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={t('margins.delete', { name, day: format.day(from) })}
                  pending={remove.isPending && remove.variables === margin}
                  onClick={() => remove.mutate(margin)}
                >
                  <Trash2 aria-hidden="true" />
                </Button>
              ) : null}
            </li>
          );
        })}
      </ul>
      {margins.length === 0 ? (
        <p className="px-4 py-6 text-center text-sm text-muted">{t('margins.noMatch')}</p>
      ) : null}
      {read.hasNextPage ? (
        <div className="border-t border-border px-4 py-3">
          <Button size="sm" pending={read.isFetchingNextPage} onClick={() => void read.fetchNextPage()}>
            {t('margins.more')}
          </Button>
        </div>
      ) : null}
    </>
  );
}
