'use client';

import { useQuery } from '@tanstack/react-query';
import { FailedLine } from '@/components/feedback/failed-line';
import { NotListed } from '@/components/feedback/not-listed';
import { PartialMark } from '@/components/feedback/partial-mark';
import { toFailure } from '@/components/feedback/to-failure';
import { RangeLink } from '@/components/layout/range-link';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { findingsOptions } from '@/features/products/client/products';
import { wastesClicks } from '@/features/products/findings';
import type { FindingsAnswer } from '@/features/products/product-shape';
import type { DayRange } from '@/lib/data/terms/days';
import { useLanguage } from '@/lib/language/use-language';

/** Clicks on products that are out of stock or inactive, largest loss first. */
export function FindingsCard({ range, currency }: { range: DayRange; currency: string | null }) {
  const { t } = useLanguage();
  const query = useQuery(findingsOptions(range, currency));
  const { data } = query;
  const failure = toFailure(query);
  const partial = data && (!data.basis.complete || data.list.refreshing);
  return (
    <Card
      title={t('overview.findings.title')}
      description={t('overview.findings.description')}
      actions={partial ? <PartialMark /> : null}
    >
      {data ? (
        <List answer={data} currency={currency} />
      ) : failure ? (
        <FailedLine {...failure} title={t('overview.findings.failed')} />
      ) : (
        <div aria-busy="true" className="grid gap-3">
          <Skeleton className="h-9" />
          <Skeleton className="h-9" />
        </div>
      )}
    </Card>
  );
}

function List({ answer, currency }: { answer: FindingsAnswer; currency: string | null }) {
  const { findings, performance, list } = answer;
  const { t } = useLanguage();
  const wasted = findings.filter(({ name, clicks }) => wastesClicks(name) && clicks > 0);
  if (wasted.length === 0) {
    return list.complete ? (
      <p className="text-sm text-muted">
        {t(performance.receipt.state === 'empty' ? 'overview.findings.notLoaded' : 'overview.findings.none')}
      </p>
    ) : (
      <NotListed list={list} failed={t('overview.findings.failed')} />
    );
  }
  return (
    <ul className="grid gap-3">
      {wasted.map(({ name, products, clicks }) => (
        <li key={name}>
          <RangeLink
            href={{ pathname: '/products', query: { finding: name, ...(currency ? { currency } : {}) } }}
            className="group flex items-baseline justify-between gap-3 rounded text-sm touch:min-h-11"
          >
            <span className="min-w-0">
              <span className="line-clamp-2 group-hover:underline">
                {t(`products.findings.${name}.title`)}
              </span>
              <span className="block text-xs text-muted">
                {t('dimensions.product.count', { count: products })}
              </span>
            </span>
            <span className="tabular shrink-0 font-medium">
              {t.rich('overview.findings.clicks', {
                clicks,
                hidden: (words) => <span className="sr-only">{words}</span>,
              })}
            </span>
          </RangeLink>
        </li>
      ))}
    </ul>
  );
}
