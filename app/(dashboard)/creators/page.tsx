import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { pageContext } from '@/app/_server/context';
import { readLanguage, titled } from '@/app/_server/language';
import { scoped } from '@/app/_server/scoped';
import { Page } from '@/components/layout/page';
import { KeyNeeded } from '@/components/reports/key-needed';
import { CreatorsScreen } from '@/components/screens';
import { readSort } from '@/components/table/table-view';
import { asText } from '@/lib/address/parameter';
import { readSearch, type SearchParams } from '@/lib/address/search';
import { catalogOf } from '@/lib/catalog/context';
import { creatorQuerySchema } from '@/lib/catalog/creator-query';
import { listCreators } from '@/lib/catalog/list-creators';
import { hasSellerKey } from '@/lib/connections/has-seller-key';
import { toDay } from '@/lib/ledger/days';
import { settlePageRange } from '@/lib/ledger/ranges/page-range';
import { getQueryClient } from '@/lib/query/client';
import { creatorSearch, creatorsOptions, toCreatorsInput } from '@/lib/query/creators';
import { prefetchRead } from '@/lib/query/prefetch-read';
import { rangeSearch } from '@/lib/query/range-search';

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
  const now = new Date();
  const today = toDay(now);
  const input = toCreatorsInput(
    search,
    await settlePageRange(search, today),
    search.sort ? readSort(search.sort) : null,
  );
  const catalog = catalogOf(context);
  const client = getQueryClient();
  await prefetchRead(client, creatorsOptions(input), creatorQuerySchema, (query) =>
    listCreators(catalog, query),
  );
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <Page>
        <CreatorsScreen today={today} now={now.toISOString()} />
      </Page>
    </HydrationBoundary>
  );
});
