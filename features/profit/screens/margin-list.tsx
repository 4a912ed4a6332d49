'use client';

import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { DeletedNotice } from '@/components/feedback/deleted-notice';
import { MoreButton } from '@/components/feedback/more-button';
import { useAddMargin, useDeleteMargin } from '@/features/profit/client/margins';
import type { Margins, NamedMargin } from '@/features/profit/margin-shape';
import type { Day } from '@/lib/data/terms/days';
import { useLanguage } from '@/lib/language/use-language';
import { describeStart } from './describe-start';
import { groupMargins } from './group-margins';
import { MarginRow } from './margin-row';

type Props = { read: UseInfiniteQueryResult<InfiniteData<Margins>>; manages: boolean; today: Day };

/** The margins that match the filter, a row per subject. Each can be deleted and restored. */
export function MarginList({ read, manages, today }: Props) {
  const language = useLanguage();
  const { t } = language;
  const margins = read.data?.pages.flatMap((page) => page.margins) ?? [];
  const remove = useDeleteMargin();
  const add = useAddMargin();
  const deleted = remove.isSuccess ? remove.variables : undefined;
  const restore = ({ name: _, ...margin }: NamedMargin) =>
    add.mutate(margin, { onSuccess: () => remove.reset() });
  const nameOf = ({ name, subject }: NamedMargin) => name ?? subject;
  return (
    <>
      <DeletedNotice
        deleted={
          deleted &&
          t('margins.deleted', { name: nameOf(deleted), since: describeStart(language, deleted.from) })
        }
        failed={remove.error ?? add.error}
        pending={add.isPending}
        onUndo={() => deleted && restore(deleted)}
      />
      <ul
        aria-label={t('margins.title')}
        className={`divide-y divide-border border-t border-border ${read.isPlaceholderData ? 'opacity-60' : ''}`}
      >
        {groupMargins(margins, today).map((subject) => (
          <MarginRow
            key={subject.key}
            subject={subject}
            manages={manages}
            deleting={remove.isPending ? remove.variables : undefined}
            onDelete={(margin) => remove.mutate(margin)}
          />
        ))}
      </ul>
      {margins.length === 0 ? (
        <p className="px-4 py-6 text-center text-sm text-muted">{t('margins.noMatch')}</p>
      ) : null}
      <MoreButton read={read} label={t('margins.more')} className="border-t border-border px-4 py-3" />
    </>
  );
}
