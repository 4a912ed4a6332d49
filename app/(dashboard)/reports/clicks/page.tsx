import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { readLanguage, titled } from '@/app/_server/language';
import { scoped } from '@/app/_server/scoped';
import { Page } from '@/components/layout/page';
import { KeyNeeded } from '@/features/reports/screens/key-needed';
import { ClicksScreen } from '@/features/screens';
import type { SearchParams } from '@/lib/base/address/search';
import { loadExplorer } from '../load-explorer';

export const generateMetadata = titled(({ t }) => t('pages.clicks'));

export default scoped(async function ClicksPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { client, today, keyed } = await loadExplorer('/reports/clicks', 'clicks', await searchParams);
  const { t } = await readLanguage();
  return (
    <Page>
      <HydrationBoundary state={dehydrate(client)}>
        {keyed ? <ClicksScreen today={today} /> : <KeyNeeded title={t('pages.clicks')} />}
      </HydrationBoundary>
    </Page>
  );
});
