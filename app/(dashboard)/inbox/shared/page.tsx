import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { pageContext } from '@/app/_server/context';
import { readLanguage, titled } from '@/app/_server/language';
import { prefetcher } from '@/app/_server/prefetch';
import { scoped } from '@/app/_server/scoped';
import { PageHeader } from '@/components/layout/page-header';
import { sharesOptions } from '@/features/grants/client/grants';
import { Shares } from '@/features/grants/screens/grants';
import { getQueryClient } from '@/lib/client/client';

export const generateMetadata = titled(({ t }) => t('pages.shares'));

export default scoped(async function SharesPage() {
  const { t } = await readLanguage();
  const context = await pageContext('view');
  const client = getQueryClient();
  await prefetcher(client, context)(sharesOptions());
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <PageHeader tabbed title={t('pages.shares')} />
      <Shares />
    </HydrationBoundary>
  );
});
