import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { pageContext } from '@/app/_server/context';
import { readLanguage, titled } from '@/app/_server/language';
import { prefetcher } from '@/app/_server/prefetch';
import { scoped } from '@/app/_server/scoped';
import { PageHeader } from '@/components/layout/page-header';
import { rulesOptions } from '@/features/alerts/client/alerts';
import { RulesScreen } from '@/features/alerts/screens/rules-screen';
import { getQueryClient } from '@/lib/client/client';

export const generateMetadata = titled(({ t }) => t('pages.alerts'));

export default scoped(async function AlertsPage() {
  const { t } = await readLanguage();
  const context = await pageContext('view');
  const client = getQueryClient();
  await prefetcher(client, context)(rulesOptions());
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <PageHeader tabbed title={t('pages.alerts')} description={t('alerts.description')} />
      <RulesScreen email={context.member.email} />
    </HydrationBoundary>
  );
});
