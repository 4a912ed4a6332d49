import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { pageContext } from '@/app/_server/context';
import { readLanguage, titled } from '@/app/_server/language';
import { scoped } from '@/app/_server/scoped';
import { KeyNeeded } from '@/components/reports/key-needed';
import { PlacementsScreen } from '@/components/screens';
import { may } from '@/lib/accounts/member';
import { readSearch, type SearchParams } from '@/lib/address/search';
import { hasSellerKey } from '@/lib/connections/has-seller-key';
import { readPlacements } from '@/lib/ledger/answers/placements';
import { placementsQuerySchema } from '@/lib/ledger/answers/placements-query';
import { toDay } from '@/lib/ledger/days';
import { settlePageRange } from '@/lib/ledger/ranges/page-range';
import { ledgerFor } from '@/lib/links/placement-ledger';
import { getQueryClient } from '@/lib/query/client';
import { placementSearch, toPlacementsInput } from '@/lib/query/placement-search';
import { placementsOptions } from '@/lib/query/placements';
import { prefetchRead } from '@/lib/query/prefetch-read';

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
  const today = toDay(new Date());
  const input = toPlacementsInput(search, await settlePageRange(search, today));
  const client = getQueryClient();
  await prefetchRead(client, placementsOptions(input), placementsQuerySchema, async (query) =>
    readPlacements(await ledgerFor(context, query), query),
  );
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <PlacementsScreen today={today} imports={may(role, 'manage', 'write')} />
    </HydrationBoundary>
  );
});
