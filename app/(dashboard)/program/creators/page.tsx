import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { pageContext } from '@/app/_server/context';
import { readLanguage, titled } from '@/app/_server/language';
import { scoped } from '@/app/_server/scoped';
import { Page } from '@/components/layout/page';
import { KeyNeeded } from '@/components/reports/key-needed';
import { ProgramCreatorsScreen } from '@/components/screens';
import { readSort } from '@/components/table/table-view';
import { asText } from '@/lib/address/parameter';
import { readSearch, type SearchParams } from '@/lib/address/search';
import { catalogOf } from '@/lib/catalog/context';
import { listProgramCreators } from '@/lib/catalog/list-program-creators';
import { programCreatorFilters } from '@/lib/catalog/program-filters';
import { programCreatorQuerySchema } from '@/lib/catalog/program-query';
import { hasSellerKey } from '@/lib/connections/has-seller-key';
import { toDay } from '@/lib/ledger/days';
import { settlePageRange } from '@/lib/ledger/ranges/page-range';
import { getQueryClient } from '@/lib/query/client';
import { prefetchRead } from '@/lib/query/prefetch-read';
import { programCreatorsOptions, toProgramCreatorsInput } from '@/lib/query/program';
import { rangeSearch } from '@/lib/query/range-search';

export const generateMetadata = titled(({ t }) => t('pages.programCreators'));

const parameters = { ...programCreatorFilters, ...rangeSearch, sort: asText };

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
  const now = new Date();
  const today = toDay(now);
  const sort = search.sort ? readSort(search.sort) : null;
  const input = toProgramCreatorsInput(search, await settlePageRange(search, today), sort);
  const catalog = catalogOf(context);
  const client = getQueryClient();
  await prefetchRead(client, programCreatorsOptions(input), programCreatorQuerySchema, (query) =>
    listProgramCreators(catalog, query),
  );
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <Page>
        <ProgramCreatorsScreen today={today} now={now.toISOString()} />
      </Page>
    </HydrationBoundary>
  );
});
