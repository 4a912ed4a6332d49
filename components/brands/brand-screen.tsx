'use client';

import { useQuery } from '@tanstack/react-query';
import { ExternalLink, Package, Users } from 'lucide-react';
import { useQueryStates } from 'nuqs';
import { LedgerNotice } from '@/components/catalog/ledger-notice';
import { LoadFailure } from '@/components/catalog/load-failure';
import { TotalCards } from '@/components/catalog/total-cards';
import { Trend } from '@/components/catalog/trend';
import { DateRangePicker } from '@/components/filters/date-range-picker';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { PageHeader } from '@/components/layout/page-header';
import { CampaignList } from '@/components/program/campaign-list';
import { ButtonLink } from '@/components/ui/button-link';
import type { Day } from '@/lib/ledger/days';
import { brandOptions } from '@/lib/query/brands';
import { trendOptions } from '@/lib/query/performance';
import { rangeSearch, toRange } from '@/lib/query/range-search';
import { BrandActivity } from './brand-columns';
import { BrandCreators } from './brand-creators';
import { BrandImage } from './brand-image';
import { BrandProducts } from './brand-products';

const reportsOnly = ['reports'] as const;

export function BrandScreen({ id, today }: { id: string; today: Day }) {
  const [search, setSearch] = useQueryStates(rangeSearch, { history: 'push' });
  const range = toRange(search, today);
  const query = useQuery(brandOptions(id));
  const subject = { brands: [id] };
  const { data: trend } = useQuery(trendOptions(subject, range));
  if (query.isError && !query.data) {
    return (
      <>
        <PageHeader title="Brand" />
        <LoadFailure
          title="The brand could not be loaded"
          error={query.error}
          onRetry={() => query.refetch()}
          retrying={query.isFetching}
        />
      </>
    );
  }
  const brand = query.data;
  if (!brand) return null;
  return (
    <>
      <PageHeader
        breadcrumb={<Breadcrumb crumbs={[{ label: 'Brands', href: { pathname: '/brands' } }]} />}
        title={
          <span className="flex items-center gap-3">
            <BrandImage src={brand.image} className="size-9" />
            {brand.name}
            <BrandActivity active={brand.active} />
          </span>
        }
        description={brand.bio}
        actions={
          <>
            <ButtonLink href={{ pathname: '/products', query: { brands: id } }}>
              <Package aria-hidden="true" className="text-muted" />
              Products
            </ButtonLink>
            <ButtonLink href={{ pathname: '/creators', query: { brands: id } }}>
              <Users aria-hidden="true" className="text-muted" />
              Creators
            </ButtonLink>
            {/^https?:\/\//.test(brand.url) ? (
              <a
                href={brand.url}
                target="_blank"
                rel="noreferrer"
                className="inline-flex items-center gap-1.5 text-sm text-accent hover:underline"
              >
                {brand.marketplace}
                <ExternalLink aria-hidden="true" className="size-3.5" />
              </a>
            ) : (
              <span className="text-sm text-muted">{brand.marketplace}</span>
            )}
          </>
        }
        toolbar={
          <DateRangePicker
            today={today}
            value={{ start: range.from, end: range.to }}
            onChange={({ start, end }) => setSearch({ from: start, to: end })}
            maxDays={365}
          />
        }
      />
      <LedgerNotice
        datasets={reportsOnly}
        range={range}
        receipt={trend?.receipt}
        compared={trend && { receipt: trend.comparedReceipt, range: trend.comparedRange }}
      />
      <TotalCards summary={trend} />
      <Trend subject={subject} range={range} height={260} />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <BrandProducts id={id} range={range} />
        <BrandCreators id={id} range={range} />
      </div>
      <CampaignList brand={id} />
    </>
  );
}
