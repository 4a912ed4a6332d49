import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { pageContext } from '@/app/_server/context';
import { readLanguage, titled } from '@/app/_server/language';
import { prefetcher } from '@/app/_server/prefetch';
import { scoped } from '@/app/_server/scoped';
import { Page } from '@/components/layout/page';
import {
  findingsOptions,
  productSearch,
  productsOptions,
  toProductsInput,
} from '@/features/products/client/products';
import { readProductSort } from '@/features/products/screens/read-product-sort';
import { KeyNeeded } from '@/features/reports/screens/key-needed';
import { ProductsScreen } from '@/features/screens';
import { viewsOptions } from '@/features/views/client/views';
import { may } from '@/lib/access/member';
import { asText } from '@/lib/base/address/parameter';
import { readSearch, type SearchParams } from '@/lib/base/address/search';
import { sharedNow } from '@/lib/base/clock';
import { getQueryClient } from '@/lib/client/client';
import { rangeSearch } from '@/lib/client/range-search';
import { toDay } from '@/lib/data/terms/days';
import { settlePageRange } from '@/lib/data/terms/ranges/page-range';
import { hasSellerKey } from '@/lib/gateway/connections/has-seller-key';

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
  const today = toDay(sharedNow());
  const range = await settlePageRange(search, today);
  const input = toProductsInput(search, range, readProductSort(search.sort, search.finding));
  const client = getQueryClient();
  const prefetch = prefetcher(client, context);
  const [list] = await Promise.all([prefetch(productsOptions(input)), prefetch(viewsOptions('/products'))]);
  // Findings are in the currency of the list.
  const currency = list?.currency ?? search.currency;
  await prefetch(findingsOptions(range, currency));
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <Page>
        <ProductsScreen
          today={today}
          links={may(context.member.role, 'links', 'write')}
          manages={may(context.member.role, 'manage', 'write')}
        />
      </Page>
    </HydrationBoundary>
  );
});
