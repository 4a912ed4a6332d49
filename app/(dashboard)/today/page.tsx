import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { pageContext } from '@/app/_server/context';
import { readLanguage, titled } from '@/app/_server/language';
import { prefetcher } from '@/app/_server/prefetch';
import { scoped } from '@/app/_server/scoped';
import { Page } from '@/components/layout/page';
import { KeyNeeded } from '@/features/reports/screens/key-needed';
import { TodayScreen } from '@/features/screens';
import { todayOptions } from '@/features/today/client/today';
import { viewsOptions } from '@/features/views/client/views';
import { sharedNow } from '@/lib/base/clock';
import { getQueryClient } from '@/lib/client/client';
import { toDay } from '@/lib/data/terms/days';
import { hasSellerKey } from '@/lib/gateway/connections/has-seller-key';

export const generateMetadata = titled(({ t }) => t('pages.today'));

export default scoped(async function TodayPage() {
  const context = await pageContext('view');
  const { member, db } = context;
  const { t } = await readLanguage();
  if (!(await hasSellerKey(db, member.workspaceId))) {
    return (
      <Page>
        <KeyNeeded title={t('pages.today')} />
      </Page>
    );
  }
  const client = getQueryClient();
  const prefetch = prefetcher(client, context);
  await Promise.all([prefetch(todayOptions()), prefetch(viewsOptions('/today'))]);
  return (
    <Page>
      <HydrationBoundary state={dehydrate(client)}>
        <TodayScreen today={toDay(sharedNow())} />
      </HydrationBoundary>
    </Page>
  );
});
