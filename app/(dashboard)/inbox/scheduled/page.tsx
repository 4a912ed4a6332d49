import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { pageContext } from '@/app/_server/context';
import { readLanguage, titled } from '@/app/_server/language';
import { prefetcher } from '@/app/_server/prefetch';
import { scoped } from '@/app/_server/scoped';
import { PageHeader } from '@/components/layout/page-header';
import { schedulesOptions } from '@/features/schedules/client/schedules';
import { SchedulesScreen } from '@/features/schedules/screens/schedules-screen';
import { getQueryClient } from '@/lib/client/client';

export const generateMetadata = titled(({ t }) => t('pages.schedules'));

export default scoped(async function SchedulesPage() {
  const { t } = await readLanguage();
  const context = await pageContext('view');
  const client = getQueryClient();
  await prefetcher(client, context)(schedulesOptions());
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <PageHeader tabbed title={t('pages.schedules')} description={t('schedules.description')} />
      <SchedulesScreen userId={context.member.userId} />
    </HydrationBoundary>
  );
});
