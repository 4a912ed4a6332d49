import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { pageContext } from '@/app/_server/context';
import { readLanguage, titled } from '@/app/_server/language';
import { prefetcher } from '@/app/_server/prefetch';
import { scoped } from '@/app/_server/scoped';
import { Page } from '@/components/layout/page';
import { brandSearch, brandsOptions, toBrandsInput } from '@/features/brands/client/brands';
import { KeyNeeded } from '@/features/reports/screens/key-needed';
import { BrandsScreen } from '@/features/screens';
import { viewsOptions } from '@/features/views/client/views';
import { readSearch, type SearchParams } from '@/lib/base/address/search';
import { sharedNow } from '@/lib/base/clock';
import { getQueryClient } from '@/lib/client/client';
import { rangeSearch } from '@/lib/client/range-search';
import { toDay } from '@/lib/data/terms/days';
import { settlePageRange } from '@/lib/data/terms/ranges/page-range';
import { hasSellerKey } from '@/lib/gateway/connections/has-seller-key';

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
  const today = toDay(sharedNow());
  const input = toBrandsInput(search, await settlePageRange(search, today));
  const client = getQueryClient();
  const prefetch = prefetcher(client, context);
  await Promise.all([prefetch(brandsOptions(input)), prefetch(viewsOptions('/brands'))]);
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <Page>
        <BrandsScreen today={today} />
      </Page>
    </HydrationBoundary>
  );
});
