import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { pageContext } from '@/app/_server/context';
import { readLanguage, titled } from '@/app/_server/language';
import { scoped } from '@/app/_server/scoped';
import { Page } from '@/components/layout/page';
import { readProductSort } from '@/components/products/read-product-sort';
import { KeyNeeded } from '@/components/reports/key-needed';
import { ProductsScreen } from '@/components/screens';
import { may } from '@/lib/accounts/member';
import { asText } from '@/lib/address/parameter';
import { readSearch, type SearchParams } from '@/lib/address/search';
import { catalogOf } from '@/lib/catalog/context';
import { listFindings } from '@/lib/catalog/list-findings';
import { listProducts } from '@/lib/catalog/list-products';
import { findingsQuerySchema, productQuerySchema } from '@/lib/catalog/product-query';
import { hasSellerKey } from '@/lib/connections/has-seller-key';
import { toDay } from '@/lib/ledger/days';
import { settlePageRange } from '@/lib/ledger/ranges/page-range';
import { getQueryClient } from '@/lib/query/client';
import { prefetchRead } from '@/lib/query/prefetch-read';
import { findingsOptions, productSearch, productsOptions, toProductsInput } from '@/lib/query/products';
import { rangeSearch } from '@/lib/query/range-search';

export const generateMetadata = titled(({ t }) => t('pages.products'));

const parameters = { ...productSearch, ...rangeSearch, sort: asText };

export default scoped(async function ProductsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const [context, params, { t }] = await Promise.all([pageContext('view'), searchParams, readLanguage()]);
  if (!(await hasSellerKey(context.db, context.member.workspaceId))) {
    return (
      <Page>
        <KeyNeeded title={t('pages.products')} />
      </Page>
    );
  }
  const search = readSearch(parameters, params);
  const now = new Date();
  const today = toDay(now);
  const range = await settlePageRange(search, today);
  const input = toProductsInput(search, range, readProductSort(search.sort, search.finding));
  const catalog = catalogOf(context);
  const client = getQueryClient();
  await Promise.all([
    prefetchRead(client, productsOptions(input), productQuerySchema, (query) => listProducts(catalog, query)),
    prefetchRead(client, findingsOptions(range), findingsQuerySchema, (query) =>
      listFindings(catalog, query),
    ),
  ]);
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <Page>
        <ProductsScreen
          today={today}
          now={now.toISOString()}
          links={may(context.member.role, 'links', 'write')}
        />
      </Page>
    </HydrationBoundary>
  );
});
