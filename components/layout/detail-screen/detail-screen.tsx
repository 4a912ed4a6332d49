'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailure } from '@/components/feedback/load-failure';
import { toFailure } from '@/components/feedback/to-failure';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { PageHeader, type PageHeaderProps } from '@/components/layout/page-header';

type Props<Value> = {
  /** Title while loading: "Brand". */
  title: string;
  /** Error title, if it could not be loaded. */
  failed: string;
  /** The list it belongs to. */
  parent: { label: string; pathname: string };
  query: UseQueryResult<Value>;
  header: (value: Value) => Omit<PageHeaderProps, 'breadcrumb'>;
  children: (value: Value) => ReactNode;
};

/** A detail page: breadcrumb, header and content, or the reason it is missing. */
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
