import type { ComponentProps, ReactNode } from 'react';
import { FailedLine } from '@/components/feedback/failed-line';
import { NotListed } from '@/components/feedback/not-listed';
import { RangeLink } from '@/components/layout/range-link';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import type { ListReceipt } from '@/lib/data/terms/lists/list-receipt';
import { useLanguage } from '@/lib/language/use-language';

type ShortRow = {
  id: string;
  name: ReactNode;
  href?: ComponentProps<typeof RangeLink>['href'];
  detail?: ReactNode;
  figure: ReactNode;
};

type Props = {
  title: string;
  description?: ReactNode;
  /** Undefined while loading. */
  rows: readonly ShortRow[] | undefined;
  /** The receipt of the list that the rows come from. */
  list: ListReceipt | undefined;
  failure?: Omit<ComponentProps<typeof FailedLine>, 'title' | 'className'> | undefined;
  empty: string;
  /** Link to the complete list. */
  all?: { href: ComponentProps<typeof RangeLink>['href']; label: string };
  mark?: ReactNode;
};

/** The first few rows of a list, with a link to all of them. */
export function ShortList({ title, description, rows, list, failure, empty, all, mark }: Props) {
  const { t } = useLanguage();
  return (
    <Card flush title={title} description={description} actions={mark}>
      {failure ? (
        <FailedLine {...failure} title={t('layout.detail.listFailed')} className="px-4 pb-4" />
      ) : null}
      {!rows && !failure ? <Skeleton className="mx-4 mb-4 h-40" /> : null}
      {rows?.length === 0 ? (
        <div className="px-4 pb-4">
          {list && !list.complete ? (
            <NotListed list={list} failed={t('layout.detail.listFailed')} />
          ) : (
            <p className="text-sm text-muted">{empty}</p>
          )}
        </div>
      ) : null}
      <ul>
        {rows?.map((row) => (
          <li
            key={row.id}
            className="flex min-h-11 items-center justify-between gap-4 border-t border-border px-4 py-1.5 text-sm"
          >
            <span className="min-w-0">
              {row.href ? (
                <RangeLink href={row.href} className="reach line-clamp-2 hover:text-accent hover:underline">
                  {row.name}
                </RangeLink>
              ) : (
                <span className="line-clamp-2">{row.name}</span>
              )}
              {row.detail ? <span className="block truncate text-xs text-muted">{row.detail}</span> : null}
            </span>
            <span className="tabular max-w-[65%] shrink-0 text-right">{row.figure}</span>
          </li>
        ))}
      </ul>
      {all ? (
        <p className="border-t border-border px-4 py-2.5 text-sm">
          <RangeLink href={all.href} className="reach text-accent hover:underline">
            {all.label}
          </RangeLink>
        </p>
      ) : null}
    </Card>
  );
}
