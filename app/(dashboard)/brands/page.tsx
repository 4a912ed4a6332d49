import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { pageContext } from '@/app/_server/context';
import { readLanguage, titled } from '@/app/_server/language';
import { scoped } from '@/app/_server/scoped';
import { Page } from '@/components/layout/page';
import { KeyNeeded } from '@/components/reports/key-needed';
import { BrandsScreen } from '@/components/screens';
import { readSearch, type SearchParams } from '@/lib/address/search';
import { brandQuerySchema } from '@/lib/catalog/brand-query';
import { catalogOf } from '@/lib/catalog/context';
import { listBrands } from '@/lib/catalog/list-brands';
import { hasSellerKey } from '@/lib/connections/has-seller-key';
import { toDay } from '@/lib/ledger/days';
import { settlePageRange } from '@/lib/ledger/ranges/page-range';
import { brandSearch, brandsOptions, toBrandsInput } from '@/lib/query/brands';
import { getQueryClient } from '@/lib/query/client';
import { prefetchRead } from '@/lib/query/prefetch-read';
import { rangeSearch } from '@/lib/query/range-search';

export const generateMetadata = titled(({ t }) => t('pages.brands'));

const parameters = { ...brandSearch, ...rangeSearch };

export default scoped(async function BrandsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const [context, params, { t }] = await Promise.all([pageContext('view'), searchParams, readLanguage()]);
  if (!(await hasSellerKey(context.db, context.member.workspaceId))) {
    return (
      <Page>
        <KeyNeeded title={t('pages.brands')} />
      </Page>
    );
  }
  const search = readSearch(parameters, params);
  const now = new Date();
  const today = toDay(now);
  const input = toBrandsInput(search, await settlePageRange(search, today));
  const catalog = catalogOf(context);
  const client = getQueryClient();
  await prefetchRead(client, brandsOptions(input), brandQuerySchema, (query) => listBrands(catalog, query));
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <Page>
        <BrandsScreen today={today} now={now.toISOString()} />
      </Page>
    </HydrationBoundary>
  );
});
