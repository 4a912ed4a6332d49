import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { pageContext } from '@/app/_server/context';
import { readLanguage, titled } from '@/app/_server/language';
import { prefetcher } from '@/app/_server/prefetch';
import { scoped } from '@/app/_server/scoped';
import { Page } from '@/components/layout/page';
import { KeyNeeded } from '@/features/reports/screens/key-needed';
import { SettlementScreen } from '@/features/screens';
import { settlementOptions } from '@/features/settlement/client/settlement';
import { chooseSettlement, settlementSearch } from '@/features/settlement/screens/settlement-search';
import { viewsOptions } from '@/features/views/client/views';
import { readSearch, type SearchParams } from '@/lib/base/address/search';
import { sharedNow } from '@/lib/base/clock';
import { getQueryClient } from '@/lib/client/client';
import { toDay } from '@/lib/data/terms/days';
import { readWeekStart } from '@/lib/data/terms/ranges/page-range';
import { hasSellerKey } from '@/lib/gateway/connections/has-seller-key';

export const generateMetadata = titled(({ t }) => t('pages.settlement'));

export default scoped(async function SettlementPage({
  searchParams,
}: {
  searchParams: Promise<SearchParams>;
}) {
  const context = await pageContext('view');
  const { t } = await readLanguage();
  if (!(await hasSellerKey(context.db, context.member.workspaceId))) {
    return (
      <Page>
        <KeyNeeded title={t('pages.settlement')} />
      </Page>
    );
  }
  const today = toDay(sharedNow());
  const search = readSearch(settlementSearch, await searchParams);
  const client = getQueryClient();
  const prefetch = prefetcher(client, context);
  const { input } = chooseSettlement(search, today, await readWeekStart());
  await Promise.all([prefetch(settlementOptions(input)), prefetch(viewsOptions('/reports/settlement'))]);
  return (
    <Page>
      <HydrationBoundary state={dehydrate(client)}>
        <SettlementScreen today={today} />
      </HydrationBoundary>
    </Page>
  );
});
