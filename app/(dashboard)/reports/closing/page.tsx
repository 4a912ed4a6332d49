import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { pageContext } from '@/app/_server/context';
import { readLanguage, titled } from '@/app/_server/language';
import { scoped } from '@/app/_server/scoped';
import { Page } from '@/components/layout/page';
import { KeyNeeded } from '@/components/reports/key-needed';
import { ClosingScreen } from '@/components/screens';
import { may } from '@/lib/accounts/member';
import { readSearch, type SearchParams } from '@/lib/address/search';
import { chooseStatement } from '@/lib/closing/choose-statement';
import { listClosings } from '@/lib/closing/list-closings';
import { readStatement } from '@/lib/closing/read-statement';
import { hasSellerKey } from '@/lib/connections/has-seller-key';
import { toDay } from '@/lib/ledger/days';
import { ledgerOf } from '@/lib/ledger/workspace-ledger';
import { getQueryClient } from '@/lib/query/client';
import { closingSearch, closingsOptions, statementOptions } from '@/lib/query/closings';

export const generateMetadata = titled(({ t }) => t('pages.closing'));

export default scoped(async function ClosingPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const context = await pageContext('view');
  const { t } = await readLanguage();
  const { workspaceId, role } = context.member;
  if (!(await hasSellerKey(context.db, workspaceId))) {
    return (
      <Page>
        <KeyNeeded title={t('pages.closing')} />
      </Page>
    );
  }
  const today = toDay(new Date());
  const client = getQueryClient();
  const list = closingsOptions();
  await client.prefetchQuery({ ...list, queryFn: () => listClosings(context.db, ledgerOf(context)) });
  const closings = client.getQueryData(list.queryKey);
  if (closings) {
    const { month, currency } = chooseStatement(
      closings,
      readSearch(closingSearch, await searchParams),
      today,
    );
    const query = { month, currency };
    await client.prefetchQuery({ ...statementOptions(query), queryFn: () => readStatement(context, query) });
  }
  return (
    <Page>
      <HydrationBoundary state={dehydrate(client)}>
        <ClosingScreen
          today={today}
          mayClose={may(role, 'manage', 'write')}
          mayReopen={may(role, 'own', 'write')}
        />
      </HydrationBoundary>
    </Page>
  );
});
