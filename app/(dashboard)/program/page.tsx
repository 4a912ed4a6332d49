import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { pageContext } from '@/app/_server/context';
import { readLanguage, titled } from '@/app/_server/language';
import { prefetcher } from '@/app/_server/prefetch';
import { scoped } from '@/app/_server/scoped';
import { Page } from '@/components/layout/page';
import { campaignSearch, campaignsOptions } from '@/features/program/client/program';
import { KeyNeeded } from '@/features/reports/screens/key-needed';
import { ProgramScreen } from '@/features/screens';
import { viewsOptions } from '@/features/views/client/views';
import { readSearch, type SearchParams } from '@/lib/base/address/search';
import { sharedNow } from '@/lib/base/clock';
import { getQueryClient } from '@/lib/client/client';
import { toFilters } from '@/lib/client/list-input';
import { toDay } from '@/lib/data/terms/days';
import { hasSellerKey } from '@/lib/gateway/connections/has-seller-key';

export const generateMetadata = titled(({ t }) => t('pages.program'));

export default scoped(async function ProgramPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const [context, params, { t }] = await Promise.all([pageContext('view'), searchParams, readLanguage()]);
  if (!(await hasSellerKey(context.db, context.member.workspaceId))) {
    return (
      <Page>
        <KeyNeeded title={t('pages.program')} />
      </Page>
    );
  }
  const search = readSearch(campaignSearch, params);
  const input = toFilters(campaignSearch, search);
  const client = getQueryClient();
  const prefetch = prefetcher(client, context);
  await Promise.all([prefetch(campaignsOptions(input)), prefetch(viewsOptions('/program'))]);
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <Page>
        <ProgramScreen today={toDay(sharedNow())} />
      </Page>
    </HydrationBoundary>
  );
});
