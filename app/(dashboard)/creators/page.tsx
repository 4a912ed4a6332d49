import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { pageContext } from '@/app/_server/context';
import { readLanguage, titled } from '@/app/_server/language';
import { prefetcher } from '@/app/_server/prefetch';
import { scoped } from '@/app/_server/scoped';
import { Page } from '@/components/layout/page';
import { readSort } from '@/components/table/table-view';
import { creatorSearch, creatorsOptions, toCreatorsInput } from '@/features/creators/client/creators';
import { KeyNeeded } from '@/features/reports/screens/key-needed';
import { CreatorsScreen } from '@/features/screens';
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

export const generateMetadata = titled(({ t }) => t('pages.creators'));

const parameters = { ...creatorSearch, ...rangeSearch, sort: asText };

export default scoped(async function CreatorsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const [context, params, { t }] = await Promise.all([pageContext('view'), searchParams, readLanguage()]);
  if (!(await hasSellerKey(context.db, context.member.workspaceId))) {
    return (
      <Page>
        <KeyNeeded title={t('pages.creators')} />
      </Page>
    );
  }
  const search = readSearch(parameters, params);
  const today = toDay(sharedNow());
  const input = toCreatorsInput(
    search,
    await settlePageRange(search, today),
    search.sort ? readSort(search.sort) : null,
  );
  const client = getQueryClient();
  const prefetch = prefetcher(client, context);
  await Promise.all([prefetch(creatorsOptions(input)), prefetch(viewsOptions('/creators'))]);
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <Page>
        <CreatorsScreen today={today} manages={may(context.member.role, 'manage', 'write')} />
      </Page>
    </HydrationBoundary>
  );
});
