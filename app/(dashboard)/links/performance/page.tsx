import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { pageContext } from '@/app/_server/context';
import { readLanguage, titled } from '@/app/_server/language';
import { prefetcher } from '@/app/_server/prefetch';
import { scoped } from '@/app/_server/scoped';
import { placementSearch, toPlacementsInput } from '@/features/placements/client/placement-search';
import { placementsOptions } from '@/features/placements/client/placements';
import { KeyNeeded } from '@/features/reports/screens/key-needed';
import { PlacementsScreen } from '@/features/screens';
import { viewsOptions } from '@/features/views/client/views';
import { may } from '@/lib/access/member';
import { readSearch, type SearchParams } from '@/lib/base/address/search';
import { sharedNow } from '@/lib/base/clock';
import { getQueryClient } from '@/lib/client/client';
import { toDay } from '@/lib/data/terms/days';
import { settlePageRange } from '@/lib/data/terms/ranges/page-range';
import { hasSellerKey } from '@/lib/gateway/connections/has-seller-key';

export const generateMetadata = titled(({ t }) => t('pages.linkPerformance'));

export default scoped(async function PerformancePage({
  searchParams,
}: {
  searchParams: Promise<SearchParams>;
}) {
  const context = await pageContext('view');
  const { workspaceId, role } = context.member;
  if (!(await hasSellerKey(context.db, workspaceId))) {
    const { t } = await readLanguage();
    return <KeyNeeded title={t('placements.title')} />;
  }
  const search = readSearch(placementSearch, await searchParams);
  const today = toDay(sharedNow());
  const input = toPlacementsInput(search, await settlePageRange(search, today));
  const client = getQueryClient();
  const prefetch = prefetcher(client, context);
  await Promise.all([prefetch(placementsOptions(input)), prefetch(viewsOptions('/links/performance'))]);
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <PlacementsScreen today={today} imports={may(role, 'manage', 'write')} />
    </HydrationBoundary>
  );
});
