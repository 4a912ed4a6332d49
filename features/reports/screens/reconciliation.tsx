'use client';

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ListExport } from '@/components/export/list-export';
import { FailedLine } from '@/components/feedback/failed-line';
import { toFailure } from '@/components/feedback/to-failure';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { reconciliationOptions } from '@/features/reports/client/reports';
import type { Explorer } from '@/features/reports/explorer';
import { type Reconciliation as Answer, isOfClicksAlone } from '@/features/reports/reconciliation-shape';
import { filterDimensions, pickFilters, setFilters } from '@/lib/data/terms/filters/filter-dimensions';
import { useLanguage } from '@/lib/language/use-language';
import { DifferingLinks } from './differing-links';

/** The storefront share, and whether click and product reports agree. */
export function Reconciliation({ explorer }: { explorer: Explorer }) {
  const { t } = useLanguage();
  const ignored = setFilters(explorer.filters)
    .filter(isOfClicksAlone)
    .map((name) => filterDimensions[name]);
  const filters = pickFilters(explorer.filters, (name) => !ignored.includes(name));
  const input = { ...explorer.range, ...filters };
  const query = useQuery(reconciliationOptions({ ...input, top: 20 }));
  const { data } = query;
  const failure = toFailure(query);
  return (
    <Card
      title={t('reports.reconciliation.title')}
      description={
        ignored.length > 0
          ? t('reports.reconciliation.withoutFilters', {
              dimensions: ignored.map((name) => t(`dimensions.${name}.plural`)).join(', '),
            })
          : t('reports.reconciliation.description')
      }
      actions={
        data && data.receipt.state === 'complete' && data.differing > 0 ? (
          <div data-print="hide">
            <ListExport list="links-counted-differently" input={input} />
          </div>
        ) : null
      }
    >
      {/* As high as the counts, so that they move nothing. */}
      <div className="grid min-h-48 content-start sm:min-h-34 lg:min-h-20">
        {data && data.receipt.state === 'complete' ? (
          <Counts answer={data} />
        ) : data ? (
          <p role="status" className="text-sm text-muted">
            {t('reports.reconciliation.waiting')}
          </p>
        ) : failure ? (
          <FailedLine {...failure} title={t('reports.reconciliation.failed')} />
        ) : (
          <Skeleton className="h-14" />
        )}
      </div>
    </Card>
  );
}

function Counts({ answer }: { answer: Answer }) {
  const { t, format } = useLanguage();
  const { total, links, differing } = answer;
  const all = total.products + total.storefronts;
  const share = all > 0 ? total.storefronts / all : null;
  const agrees = total.difference === 0 && differing === 0;
  return (
    <div className="grid gap-4">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3 lg:grid-cols-5">
        <Fact term={t('reports.reconciliation.storefronts')}>{format.count(total.storefronts)}</Fact>
        <Fact term={t('reports.reconciliation.share')}>{format.rate(share)}</Fact>
        <Fact term={t('reports.reconciliation.products')}>{format.count(total.products)}</Fact>
        <Fact term={t('reports.reconciliation.reported')}>{format.count(total.reports)}</Fact>
        <Fact term={t('reports.reconciliation.difference')}>
          {total.difference > 0 ? '+' : ''}
          {format.count(total.difference)}
        </Fact>
      </dl>
      {agrees ? (
        <p className="text-sm text-muted">{t('reports.reconciliation.agrees')}</p>
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
