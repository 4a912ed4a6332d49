'use client';

import { useQuery } from '@tanstack/react-query';
import { Mail, Package } from 'lucide-react';
import Link from 'next/link';
import { useQueryStates } from 'nuqs';
import { LedgerNotice } from '@/components/catalog/ledger-notice';
import { LoadFailure } from '@/components/catalog/load-failure';
import { Ranking } from '@/components/catalog/ranking';
import { TotalCards } from '@/components/catalog/total-cards';
import { Trend } from '@/components/catalog/trend';
import { DateRangePicker } from '@/components/filters/date-range-picker';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { PageHeader } from '@/components/layout/page-header';
import { Badge } from '@/components/ui/badge';
import { buttonClass } from '@/components/ui/button-class';
import { CopyButton } from '@/components/ui/copy-button';
import type { Day } from '@/lib/ledger/days';
import { creatorOptions } from '@/lib/query/creators';
import { trendOptions } from '@/lib/query/performance';
import { rangeSearch, toRange } from '@/lib/query/range-search';
import { Scorecard } from './scorecard';

const reportsOnly = ['reports'] as const;

export function CreatorScreen({ id, today }: { id: string; today: Day }) {
  const [search, setSearch] = useQueryStates(rangeSearch, { history: 'push' });
  const range = toRange(search, today);
  const query = useQuery(creatorOptions(id));
  const subject = { creators: [id] };
  const { data: trend } = useQuery(trendOptions(subject, range));
  if (query.isError && !query.data) {
    return (
      <>
        <PageHeader title="Creator" />
        <LoadFailure
          title="The creator could not be loaded"
          error={query.error}
          onRetry={() => query.refetch()}
          retrying={query.isFetching}
        />
      </>
    );
  }
  if (!query.data) return null;
  const { creator, brands, program } = query.data;
  return (
    <>
      <PageHeader
        breadcrumb={<Breadcrumb crumbs={[{ label: 'Creators', href: { pathname: '/creators' } }]} />}
        title={creator.name}
        description={creator.bio}
        actions={
          creator.email ? (
            <>
              <a href={`mailto:${creator.email}`} className={buttonClass()}>
                <Mail aria-hidden="true" className="text-muted" />
                {creator.email}
              </a>
              <CopyButton iconOnly label="Copy e-mail address" text={creator.email} />
            </>
          ) : (
            <Badge>No active partnership, so no e-mail</Badge>
          )
        }
        toolbar={
          <>
            <DateRangePicker
              today={today}
              value={{ start: range.from, end: range.to }}
              onChange={({ start, end }) => setSearch({ from: start, to: end })}
              maxDays={365}
            />
            <ul aria-label="Partnered brands" className="flex min-w-0 flex-wrap items-center gap-1.5">
              {brands.map((brand) => (
                <li key={brand.id}>
                  <Link
                    href={{ pathname: `/brands/${brand.id}` }}
                    prefetch={false}
                    className="inline-flex h-6 items-center gap-1.5 rounded bg-fill px-2 text-xs hover:text-accent"
                  >
                    <Package aria-hidden="true" className="size-3 text-muted" />
                    {brand.name}
                  </Link>
                </li>
              ))}
            </ul>
          </>
        }
      />
      <LedgerNotice
        datasets={reportsOnly}
        range={range}
        receipt={trend?.receipt}
        compared={trend && { receipt: trend.comparedReceipt, range: trend.comparedRange }}
      />
      <TotalCards summary={trend} />
      <Scorecard attribution={trend} program={program} range={range} />
      <Trend subject={subject} range={range} height={240} />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Ranking
          title="Products"
          noun={['product', 'products']}
          subject={subject}
          range={range}
          group="product"
          empty="No product sold or clicked in this range."
        />
        <Ranking
          title="Links"
          noun={['link', 'links']}
          subject={subject}
          range={range}
          group="link"
          empty="No link of this creator was clicked in this range."
        />
      </div>
    </>
  );
}
