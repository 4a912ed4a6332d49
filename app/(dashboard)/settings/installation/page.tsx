import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { operatorContext } from '@/app/_server/context';
import { readLanguage, titled } from '@/app/_server/language';
import { prefetcher } from '@/app/_server/prefetch';
import { scoped } from '@/app/_server/scoped';
import { PageHeader } from '@/components/layout/page-header';
import { installationOptions } from '@/features/installation/client/installation';
import { InstallationScreen } from '@/features/screens';
import { getQueryClient } from '@/lib/client/client';

export const generateMetadata = titled(({ t }) => t('pages.installation'));

export default scoped(async function InstallationPage() {
  const { t } = await readLanguage();
  const context = await operatorContext();
  const client = getQueryClient();
  await prefetcher(client, context)(installationOptions());
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <PageHeader tabbed title={t('pages.installation')} description={t('installation.description')} />
      <InstallationScreen />
    </HydrationBoundary>
  );
});
