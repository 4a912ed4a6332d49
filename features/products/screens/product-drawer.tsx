'use client';

import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '@/components/feedback/load-failure';
import { LedgerNotice } from '@/components/feedback/sync/ledger-notice';
import { toFailure } from '@/components/feedback/to-failure';
import { Ranking } from '@/components/layout/detail-screen/ranking';
import { ButtonLink } from '@/components/ui/button-link';
import { CopyButton } from '@/components/ui/copy-button';
import { EmptyState } from '@/components/ui/empty-state';
import { Link2 } from '@/components/ui/icons';
import { Sheet } from '@/components/ui/sheet';
import { Skeleton } from '@/components/ui/skeleton';
import { productOptions } from '@/features/products/client/products';
import type { ProductRow } from '@/features/products/product-shape';
import { Trend } from '@/features/reports/screens/trend';
import { trendOptions } from '@/lib/client/performance';
import { pollList } from '@/lib/client/poll-list';
import type { DayRange } from '@/lib/data/terms/days';
import { writeFilterValue } from '@/lib/data/terms/filters/filter-value';
import type { ListReceipt } from '@/lib/data/terms/lists/list-receipt';
import { splitProductKey } from '@/lib/data/terms/lists/product-key';
import { useLanguage } from '@/lib/language/use-language';
import { useSentence } from '@/lib/language/use-sentence';
import { ProductFacts } from './product-facts';
import { ProductHistory } from './product-history';

const reportsOnly = ['reports'] as const;

type Props = {
  /** `marketplace/primaryId` */
  id: string;
  /** Its row in the list behind the drawer. Undefined while the list does not show it. */
  listed: ProductRow | undefined;
  api: 'v1' | 'v2';
  range: DayRange;
  links: boolean;
  onClose: () => void;
};

/** One product: details, figures, creators and links. */
export function ProductDrawer({ id, listed, api, range, links, onClose }: Props) {
  const { t } = useLanguage();
  const { marketplace, primaryId } = splitProductKey(id);
  const query = useQuery(productOptions({ marketplace, primaryId, api, range }));
  const failure = toFailure(query);
  const row = query.data?.rows[0] ?? listed;
  const subject = {
    products: [writeFilterValue('product', primaryId)],
    marketplaces: [writeFilterValue('marketplace', marketplace)],
  };
  const { data: trend } = useQuery({ ...trendOptions(subject, range), enabled: row?.reported ?? false });
  const history = <ProductHistory marketplace={marketplace} primaryId={primaryId} range={range} />;
  return (
    <Sheet
      open
      width="lg"
      onClose={onClose}
      title={row?.product.title ?? primaryId}
      description={
        <span className="inline-flex flex-wrap items-center gap-1">
          {marketplace} · <code>{primaryId}</code>
          <CopyButton iconOnly variant="ghost" label={t('products.copyId')} text={primaryId} />
        </span>
      }
      footer={
        links && row ? (
          <ButtonLink
            variant="primary"
            href={{ pathname: '/links/new', query: { product: primaryId, marketplace } }}
          >
            <Link2 aria-hidden="true" />
            {t('links.form.create')}
          </ButtonLink>
        ) : undefined
      }
    >
      {failure ? <LoadFailure {...failure} title={t('products.failed')} /> : null}
      {row || failure ? null : <NoRow list={query.data?.list} marketplace={marketplace} />}
      {query.data?.list.complete && !row && marketplace ? history : null}
      {row ? (
        <div className="grid gap-5">
          <ProductFacts row={row} />
          {row.reported ? (
            <>
              <LedgerNotice
                datasets={reportsOnly}
                range={range}
                receipt={trend?.receipt}
                compared={trend && { receipt: trend.comparedReceipt, range: trend.comparedRange }}
              />
              <Trend bare subject={subject} range={range} height={180} />
              <div className="grid gap-4 sm:grid-cols-2">
                <Ranking group="creator" subject={subject} range={range} />
                <Ranking group="link" subject={subject} range={range} />
              </div>
            </>
          ) : (
            <p className="text-sm text-muted">{t('products.notReported', { marketplace })}</p>
          )}
          {history}
        </div>
      ) : null}
    </Sheet>
  );
}

/** Stands for a product that is not there yet, is not in the catalog, or is not in the part that could be read. */
function NoRow({ list, marketplace }: { list: ListReceipt | undefined; marketplace: string }) {
  const { t } = useLanguage();
  const problem = useSentence(list?.problem);
  if (!list || pollList(list)) return <Skeleton className="h-64 w-full" />;
  if (!list.complete) {
    return (
      <EmptyState title={t('products.failed')}>{problem ?? t('products.missing.incomplete')}</EmptyState>
    );
  }
  return (
    <EmptyState title={t('products.missing.title')}>
      {marketplace ? t('products.missing.text', { marketplace }) : t('products.missing.anywhere')}
    </EmptyState>
  );
}
