import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { pageContext } from '@/app/_server/context';
import { readLanguage, titled } from '@/app/_server/language';
import { prefetcher } from '@/app/_server/prefetch';
import { scoped } from '@/app/_server/scoped';
import { Page } from '@/components/layout/page';
import { readSort } from '@/components/table/table-view';
import {
  boardOptions,
  deskOptions,
  deskSearch,
  firstDeskSort,
  partnersOptions,
  toDeskInput,
  toPartnersInput,
} from '@/features/desk/client/desk';
import { KeyNeeded } from '@/features/reports/screens/key-needed';
import { DeskScreen } from '@/features/screens';
import { may } from '@/lib/access/member';
import { asText } from '@/lib/base/address/parameter';
import { readSearch, type SearchParams } from '@/lib/base/address/search';
import { sharedNow } from '@/lib/base/clock';
import { getQueryClient } from '@/lib/client/client';
import { toDay } from '@/lib/data/terms/days';
import { hasSellerKey } from '@/lib/gateway/connections/has-seller-key';

export const generateMetadata = titled(({ t }) => t('pages.desk'));

const parameters = { ...deskSearch, sort: asText };

export default scoped(async function DeskPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const [context, params, { t }] = await Promise.all([pageContext('view'), searchParams, readLanguage()]);
  if (!(await hasSellerKey(context.db, context.member.workspaceId))) {
    return (
      <Page>
        <KeyNeeded title={t('pages.desk')} />
      </Page>
    );
  }
  const { sort, ...search } = readSearch(parameters, params);
  const client = getQueryClient();
  const prefetch = prefetcher(client, context);
  const order = sort === null ? firstDeskSort : readSort(sort);
  await Promise.all([
    prefetch(deskOptions()),
    search.view === 'table'
      ? prefetch(partnersOptions(toPartnersInput(search, order)))
      : prefetch(boardOptions(toDeskInput(search))),
  ]);
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <Page>
        <DeskScreen today={toDay(sharedNow())} manages={may(context.member.role, 'manage', 'write')} />
      </Page>
    </HydrationBoundary>
  );
});
