'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailure } from '@/components/feedback/load-failure';
import { toFailure } from '@/components/feedback/to-failure';
import { PageHeader, type PageHeaderProps } from '@/components/layout/page-header';
import { RangeLink } from '@/components/layout/range-link';
import { useLanguage } from '@/lib/language/use-language';

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
  const breadcrumb = <Breadcrumb {...parent} />;
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

/** A link to the list. The current page is the h1 below and is not repeated. */
function Breadcrumb({ label, pathname }: Props<unknown>['parent']) {
  const { t } = useLanguage();
  return (
    <nav aria-label={t('layout.breadcrumb')} className="pb-1" data-print="hide">
      <ol className="flex items-center gap-1 text-xs text-muted">
        <li className="flex items-center gap-1">
          <RangeLink href={{ pathname }} className="reach rounded hover:text-text hover:underline">
            {label}
          </RangeLink>
        </li>
      </ol>
    </nav>
  );
}
