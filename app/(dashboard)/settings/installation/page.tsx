import { definePage } from '@/app/_server/define-page';
import { PageHeader } from '@/components/layout/page-header';
import { installationOptions } from '@/features/installation/client/installation';
import { InstallationScreen } from '@/features/screens';

const page = definePage({
  title: ({ t }) => t('pages.installation'),
  access: 'operator',
  frame: null,
  async draw({ language: { t }, prefetch }) {
    await prefetch(installationOptions());
    return (
      <>
        <PageHeader tabbed title={t('pages.installation')} description={t('installation.description')} />
        <InstallationScreen />
      </>
    );
  },
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
