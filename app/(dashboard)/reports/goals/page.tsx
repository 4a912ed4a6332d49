import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { pageContext } from '@/app/_server/context';
import { readLanguage, titled } from '@/app/_server/language';
import { prefetcher } from '@/app/_server/prefetch';
import { scoped } from '@/app/_server/scoped';
import { Page } from '@/components/layout/page';
import { goalsOptions } from '@/features/goals/client/goals';
import { KeyNeeded } from '@/features/reports/screens/key-needed';
import { GoalsScreen } from '@/features/screens';
import { viewsOptions } from '@/features/views/client/views';
import { may } from '@/lib/access/member';
import { sharedNow } from '@/lib/base/clock';
import { getQueryClient } from '@/lib/client/client';
import { toDay } from '@/lib/data/terms/days';
import { hasSellerKey } from '@/lib/gateway/connections/has-seller-key';

export const generateMetadata = titled(({ t }) => t('pages.goals'));

export default scoped(async function GoalsPage() {
  const context = await pageContext('view');
  const { member, db } = context;
  const { t } = await readLanguage();
  if (!(await hasSellerKey(db, member.workspaceId))) {
    return (
      <Page>
        <KeyNeeded title={t('pages.goals')} />
      </Page>
    );
  }
  const client = getQueryClient();
  const prefetch = prefetcher(client, context);
  await Promise.all([prefetch(goalsOptions()), prefetch(viewsOptions('/reports/goals'))]);
  return (
    <Page>
      <HydrationBoundary state={dehydrate(client)}>
        <GoalsScreen manages={may(member.role, 'manage', 'write')} today={toDay(sharedNow())} />
      </HydrationBoundary>
    </Page>
  );
});
