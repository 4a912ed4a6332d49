import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { pageContext } from '@/app/_server/context';
import { readLanguage, titled } from '@/app/_server/language';
import { scoped } from '@/app/_server/scoped';
import { Page } from '@/components/layout/page';
import { KeyNeeded } from '@/components/reports/key-needed';
import { profitSearch, settleProfit, toProfitInput } from '@/components/reports/profit/profit-search';
import { ProfitScreen } from '@/components/screens';
import { readSearch, type SearchParams } from '@/lib/address/search';
import { catalogOf } from '@/lib/catalog/context';
import { hasSellerKey } from '@/lib/connections/has-seller-key';
import { toDay } from '@/lib/ledger/days';
import { readWeekStart } from '@/lib/ledger/ranges/page-range';
import { ledgerFor } from '@/lib/links/placement-ledger';
import { profitQuerySchema } from '@/lib/profit/profit-query';
import { readProfit } from '@/lib/profit/read-profit';
import { getQueryClient } from '@/lib/query/client';
import { prefetchRead } from '@/lib/query/prefetch-read';
import { profitOptions } from '@/lib/query/profit';

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
  const now = new Date();
  const today = toDay(now);
  const search = readSearch(profitSearch, await searchParams);
  const input = toProfitInput(search, settleProfit(search, today, await readWeekStart()));
  const client = getQueryClient();
  await prefetchRead(client, profitOptions(input), profitQuerySchema, async (query) =>
    readProfit({ ...catalogOf(context), ledger: await ledgerFor(context, query) }, query),
  );
  return (
    <Page>
      <HydrationBoundary state={dehydrate(client)}>
        <ProfitScreen today={today} now={now.toISOString()} />
      </HydrationBoundary>
    </Page>
  );
});
