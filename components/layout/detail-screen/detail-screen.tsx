'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailure } from '@/components/feedback/load-failure';
import { toFailure } from '@/components/feedback/to-failure';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { PageHeader, type PageHeaderProps } from '@/components/layout/page-header';

type Props<Value> = {
  /** Its title until it is loaded: "Brand". */
  title: string;
  /** Says that it could not be loaded. */
  failed: string;
  /** The list it is one of. */
  parent: { label: string; pathname: string };
  query: UseQueryResult<Value>;
  header: (value: Value) => Omit<PageHeaderProps, 'breadcrumb'>;
  children: (value: Value) => ReactNode;
};

/** The page of one thing out of a list: the way back, its header, what it holds, or why it is not there. */
export function DetailScreen<Value>({ title, failed, parent, query, header, children }: Props<Value>) {
  const breadcrumb = <Breadcrumb crumbs={[{ label: parent.label, href: { pathname: parent.pathname } }]} />;
  if (query.data !== undefined) {
    return (
      <>
        <PageHeader breadcrumb={breadcrumb} {...header(query.data)} />
        {children(query.data)}
      </>
    );
  }
  const failure = toFailure(query);
  if (!failure) return null;
  return (
    <>
      <PageHeader breadcrumb={breadcrumb} title={title} />
      <LoadFailure {...failure} title={failed} />
    </>
  );
}
