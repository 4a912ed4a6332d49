'use client';

import type { QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FreshnessPlace } from '@/components/feedback/freshness';
import { PageHeader } from '@/components/layout/page-header';
import type { ListAnswer, ListNoun } from './list-answer';
import { ListFreshness } from './list-freshness';
import { useReread } from './use-reread';

export type ListHeaderProps = {
  title: string;
  description: string;
  /** The saved views of the page. */
  views: ReactNode;
  noun: ListNoun;
  /** Path that refreshes the list, and the key of the queries it makes stale. */
  refresh: { path: string; key: QueryKey };
  /** Controls for days and currency, before the filters. */
  toolbar?: ReactNode;
  tabs?: ReactNode;
  exporter: ReactNode;
};

type Props = ListHeaderProps & { answer: ListAnswer | undefined };

/** Title, views, export, days and freshness of a list. */
export function ListHeader(props: Props) {
  const { title, description, views, noun, refresh, tabs, toolbar, exporter, answer } = props;
  const { reread, rereading } = useReread(refresh.path, refresh.key);
  return (
    <PageHeader
      title={title}
      description={description}
      actions={
        <>
          {answer ? (
            <ListFreshness
              noun={noun}
              list={answer.list}
              performance={answer.performance}
              onRefresh={reread}
              refreshing={rereading}
            />
          ) : (
            <FreshnessPlace />
          )}
          {views}
          {exporter}
        </>
      }
      days={answer?.performance}
      tabs={tabs}
      tabbed={tabs !== undefined}
      toolbar={toolbar}
    />
  );
}
