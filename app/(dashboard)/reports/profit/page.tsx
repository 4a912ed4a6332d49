import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { pageContext } from '@/app/_server/context';
import { readLanguage, titled } from '@/app/_server/language';
import { prefetcher } from '@/app/_server/prefetch';
import { scoped } from '@/app/_server/scoped';
import { Page } from '@/components/layout/page';
import { profitOptions } from '@/features/profit/client/profit';
import { profitSearch, settleProfit, toProfitInput } from '@/features/profit/profit-search';
import { KeyNeeded } from '@/features/reports/screens/key-needed';
import { ProfitScreen } from '@/features/screens';
import { viewsOptions } from '@/features/views/client/views';
import { may } from '@/lib/access/member';
import { readSearch, type SearchParams } from '@/lib/base/address/search';
import { sharedNow } from '@/lib/base/clock';
import { getQueryClient } from '@/lib/client/client';
import { toDay } from '@/lib/data/terms/days';
import { readWeekStart } from '@/lib/data/terms/ranges/page-range';
import { hasSellerKey } from '@/lib/gateway/connections/has-seller-key';

export const generateMetadata = titled(({ t }) => t('pages.profit'));

export default scoped(async function ProfitPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const context = await pageContext('view');
  const { t } = await readLanguage();
  if (!(await hasSellerKey(context.db, context.member.workspaceId))) {
    return (
      <Page>
        <KeyNeeded title={t('pages.profit')} />
      </Page>
    );
  }
  const today = toDay(sharedNow());
  const search = readSearch(profitSearch, await searchParams);
  const input = toProfitInput(search, settleProfit(search, today, await readWeekStart()));
  const client = getQueryClient();
  const prefetch = prefetcher(client, context);
  await Promise.all([prefetch(profitOptions(input)), prefetch(viewsOptions('/reports/profit'))]);
  return (
    <Page>
      <HydrationBoundary state={dehydrate(client)}>
        <ProfitScreen today={today} manages={may(context.member.role, 'manage', 'write')} />
      </HydrationBoundary>
    </Page>
  );
});
