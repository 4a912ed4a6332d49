import { definePage } from '@/app/_server/define-page';
import { PageHeader } from '@/components/layout/page-header';
import { alertsOptions, rulesOptions, settingsOptions } from '@/features/alerts/client/alerts';
import { AlertsCard } from '@/features/alerts/screens/alerts-card';
import { RulesScreen } from '@/features/alerts/screens/rules-screen';
import { SettingsCard } from '@/features/alerts/screens/settings-card';

const page = definePage({
  title: ({ t }) => t('pages.alerts'),
  access: 'view',
  frame: null,
  async draw({ member, language: { t }, prefetch }) {
    await Promise.all([prefetch(alertsOptions()), prefetch(rulesOptions()), prefetch(settingsOptions())]);
    return (
      <>
        <PageHeader tabbed title={t('pages.alerts')} description={t('alerts.description')} />
        <AlertsCard />
        <RulesScreen email={member.email} />
        <SettingsCard />
      </>
    );
  },
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
