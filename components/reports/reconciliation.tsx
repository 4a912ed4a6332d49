'use client';

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ListExport } from '@/components/exports/list-export';
import { FailedLine } from '@/components/feedback/failed-line';
import { toFailure } from '@/components/feedback/to-failure';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { formatCount, formatRate } from '@/lib/format/number';
import type { Reconciliation as Answer } from '@/lib/ledger/answers/reconciliation-shape';
import { reconciliationOptions } from '@/lib/query/ledger';
import type { Explorer } from '@/lib/reports/explorer';
import { DifferingLinks } from './differing-links';

/** Storefront share, and whether click reports and product reports count alike. */
export function Reconciliation({ explorer }: { explorer: Explorer }) {
  const { link_types, ...filters } = explorer.filters;
  const input = { ...explorer.range, ...filters };
  const query = useQuery(reconciliationOptions({ ...input, top: 20 }));
  const { data } = query;
  const failure = toFailure(query);
  return (
    <Card
      title="Storefronts, and reconciliation with product reports"
      description={`Product reports do not include storefront clicks. Other clicks should match.${link_types ? ' Of every link type, since they know none.' : ''}`}
      actions={
        data && data.receipt.state === 'complete' && data.differing > 0 ? (
          <div data-print="hide">
            <ListExport list="links-counted-differently" input={input} />
          </div>
        ) : null
      }
    >
      {data && data.receipt.state === 'complete' ? (
        <Counts answer={data} />
      ) : data ? (
        <p role="status" className="text-sm text-muted">
          Shown once every day of both reports is loaded.
        </p>
      ) : failure ? (
        <FailedLine {...failure} title="The comparison could not be loaded." />
      ) : (
        <Skeleton className="h-14" />
      )}
    </Card>
  );
}

function Counts({ answer }: { answer: Answer }) {
  const { total, links, differing } = answer;
  const all = total.products + total.storefronts;
  const share = all > 0 ? total.storefronts / all : null;
  const agrees = total.difference === 0 && differing === 0;
  return (
    <div className="grid gap-4">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3 lg:grid-cols-5">
        <Fact term="To storefronts">{formatCount(total.storefronts)}</Fact>
        <Fact term="Storefront share">{formatRate(share)}</Fact>
        <Fact term="To products">{formatCount(total.products)}</Fact>
        <Fact term="In product reports">{formatCount(total.reports)}</Fact>
        <Fact term="Difference">
          {total.difference > 0 ? '+' : ''}
          {formatCount(total.difference)}
        </Fact>
      </dl>
      {agrees ? (
        <p className="text-sm text-muted">Both reports match for every link.</p>
      ) : (
        <DifferingLinks links={links} differing={differing} />
      )}
    </div>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-muted">{term}</dt>
      <dd className="tabular text-lg font-semibold">{children}</dd>
    </div>
  );
}
