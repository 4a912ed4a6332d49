import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { pageContext } from '@/app/_server/context';
import { readLanguage, titled } from '@/app/_server/language';
import { prefetcher } from '@/app/_server/prefetch';
import { scoped } from '@/app/_server/scoped';
import { Page } from '@/components/layout/page';
import { effectsOptions, effectsSearch } from '@/features/effects/client/effects';
import { KeyNeeded } from '@/features/reports/screens/key-needed';
import { EffectsScreen } from '@/features/screens';
import { viewsOptions } from '@/features/views/client/views';
import { readSearch, type SearchParams } from '@/lib/base/address/search';
import { sharedNow } from '@/lib/base/clock';
import { getQueryClient } from '@/lib/client/client';
import { toDay } from '@/lib/data/terms/days';
import { settlePageRange } from '@/lib/data/terms/ranges/page-range';
import { hasSellerKey } from '@/lib/gateway/connections/has-seller-key';

export const generateMetadata = titled(({ t }) => t('pages.effects'));

export default scoped(async function EffectsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const context = await pageContext('view');
  const { member, db } = context;
  if (!(await hasSellerKey(db, member.workspaceId))) {
    const { t } = await readLanguage();
    return (
      <Page>
        <KeyNeeded title={t('pages.effects')} />
      </Page>
    );
  }
  const search = readSearch(effectsSearch, await searchParams);
  const today = toDay(sharedNow());
  const range = await settlePageRange(search, today);
  const client = getQueryClient();
  const prefetch = prefetcher(client, context);
  await Promise.all([
    prefetch(effectsOptions({ ...range, kind: search.kind })),
    prefetch(viewsOptions('/reports/effects')),
  ]);
  return (
    <Page>
      <HydrationBoundary state={dehydrate(client)}>
        <EffectsScreen today={today} />
      </HydrationBoundary>
    </Page>
  );
});
