import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { pageContext } from '@/app/_server/context';
import { readLanguage, titled } from '@/app/_server/language';
import { prefetcher } from '@/app/_server/prefetch';
import { scoped } from '@/app/_server/scoped';
import { Page } from '@/components/layout/page';
import { chooseStatement } from '@/features/closing/choose-statement';
import { closingSearch, closingsOptions, statementOptions } from '@/features/closing/client/closings';
import { KeyNeeded } from '@/features/reports/screens/key-needed';
import { ClosingScreen } from '@/features/screens';
import { may } from '@/lib/access/member';
import { readSearch, type SearchParams } from '@/lib/base/address/search';
import { sharedNow } from '@/lib/base/clock';
import { getQueryClient } from '@/lib/client/client';
import { toDay } from '@/lib/data/terms/days';
import { hasSellerKey } from '@/lib/gateway/connections/has-seller-key';

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
  const today = toDay(sharedNow());
  const client = getQueryClient();
  const prefetch = prefetcher(client, context);
  const closings = await prefetch(closingsOptions());
  if (closings) {
    const { month, currency } = chooseStatement(
      closings,
      readSearch(closingSearch, await searchParams),
      today,
    );
    const query = { month, currency };
    await prefetch(statementOptions(query));
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
