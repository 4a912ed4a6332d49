import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { pageContext } from '@/app/_server/context';
import { readLanguage, titled } from '@/app/_server/language';
import { scoped } from '@/app/_server/scoped';
import { Page } from '@/components/layout/page';
import { KeyNeeded } from '@/components/reports/key-needed';
import { ProgramScreen } from '@/components/screens';
import { readSearch, type SearchParams } from '@/lib/address/search';
import { catalogOf } from '@/lib/catalog/context';
import { listCampaigns } from '@/lib/catalog/list-campaigns';
import { campaignQuerySchema } from '@/lib/catalog/program-query';
import { hasSellerKey } from '@/lib/connections/has-seller-key';
import { toDay } from '@/lib/ledger/days';
import { getQueryClient } from '@/lib/query/client';
import { toFilters } from '@/lib/query/list-input';
import { prefetchRead } from '@/lib/query/prefetch-read';
import { campaignSearch, campaignsOptions } from '@/lib/query/program';

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
  const now = new Date();
  const input = toFilters(campaignSearch, search);
  const catalog = catalogOf(context);
  const client = getQueryClient();
  await prefetchRead(client, campaignsOptions(input), campaignQuerySchema, (query) =>
    listCampaigns(catalog, query),
  );
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <Page>
        <ProgramScreen today={toDay(now)} now={now.toISOString()} />
      </Page>
    </HydrationBoundary>
  );
});
