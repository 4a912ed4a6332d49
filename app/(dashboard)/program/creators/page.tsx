import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { pageContext } from '@/app/_server/context';
import { readLanguage, titled } from '@/app/_server/language';
import { prefetcher } from '@/app/_server/prefetch';
import { scoped } from '@/app/_server/scoped';
import { Page } from '@/components/layout/page';
import { readSort } from '@/components/table/table-view';
import {
  programCreatorSearch,
  programCreatorsOptions,
  toProgramCreatorsInput,
} from '@/features/program/client/program';
import { KeyNeeded } from '@/features/reports/screens/key-needed';
import { ProgramCreatorsScreen } from '@/features/screens';
import { viewsOptions } from '@/features/views/client/views';
import { asText } from '@/lib/base/address/parameter';
import { readSearch, type SearchParams } from '@/lib/base/address/search';
import { sharedNow } from '@/lib/base/clock';
import { getQueryClient } from '@/lib/client/client';
import { rangeSearch } from '@/lib/client/range-search';
import { toDay } from '@/lib/data/terms/days';
import { settlePageRange } from '@/lib/data/terms/ranges/page-range';
import { hasSellerKey } from '@/lib/gateway/connections/has-seller-key';

export const generateMetadata = titled(({ t }) => t('pages.programCreators'));

const parameters = { ...programCreatorSearch, ...rangeSearch, sort: asText };

type Props = { searchParams: Promise<SearchParams> };

export default scoped(async function ProgramCreatorsPage({ searchParams }: Props) {
  const [context, params, { t }] = await Promise.all([pageContext('view'), searchParams, readLanguage()]);
  if (!(await hasSellerKey(context.db, context.member.workspaceId))) {
    return (
      <Page>
        <KeyNeeded title={t('pages.programCreators')} />
      </Page>
    );
  }
  const search = readSearch(parameters, params);
  const today = toDay(sharedNow());
  const sort = search.sort ? readSort(search.sort) : null;
  const input = toProgramCreatorsInput(search, await settlePageRange(search, today), sort);
  const client = getQueryClient();
  const prefetch = prefetcher(client, context);
  await Promise.all([prefetch(programCreatorsOptions(input)), prefetch(viewsOptions('/program/creators'))]);
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <Page>
        <ProgramCreatorsScreen today={today} />
      </Page>
    </HydrationBoundary>
  );
});
