import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { pageContext } from '@/app/_server/context';
import { readLanguage, titled } from '@/app/_server/language';
import { prefetcher } from '@/app/_server/prefetch';
import { scoped } from '@/app/_server/scoped';
import { PageHeader } from '@/components/layout/page-header';
import { alertsOptions, rulesOptions, settingsOptions } from '@/features/alerts/client/alerts';
import { AlertsCard } from '@/features/alerts/screens/alerts-card';
import { RulesScreen } from '@/features/alerts/screens/rules-screen';
import { SettingsCard } from '@/features/alerts/screens/settings-card';
import { getQueryClient } from '@/lib/client/client';

export const generateMetadata = titled(({ t }) => t('pages.alerts'));

export default scoped(async function AlertsPage() {
  const { t } = await readLanguage();
  const context = await pageContext('view');
  const client = getQueryClient();
  const prefetch = prefetcher(client, context);
  await Promise.all([prefetch(alertsOptions()), prefetch(rulesOptions()), prefetch(settingsOptions())]);
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <PageHeader tabbed title={t('pages.alerts')} description={t('alerts.description')} />
      <AlertsCard />
      <RulesScreen email={context.member.email} />
      <SettingsCard />
    </HydrationBoundary>
  );
});
