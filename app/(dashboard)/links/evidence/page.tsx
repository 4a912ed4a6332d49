import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { pageContext } from '@/app/_server/context';
import { readLanguage, titled } from '@/app/_server/language';
import { prefetcher } from '@/app/_server/prefetch';
import { scoped } from '@/app/_server/scoped';
import { evidenceInput, evidenceOptions, evidenceSearch } from '@/features/evidence/client/evidence';
import { MissingKey } from '@/features/links/screens/missing-key';
import { EvidenceScreen } from '@/features/screens';
import { may } from '@/lib/access/member';
import { readSearch, type SearchParams } from '@/lib/base/address/search';
import { sharedNow } from '@/lib/base/clock';
import { getQueryClient } from '@/lib/client/client';
import { toDay } from '@/lib/data/terms/days';
import { settlePageRange } from '@/lib/data/terms/ranges/page-range';
import { hasSellerKey } from '@/lib/gateway/connections/has-seller-key';

export const generateMetadata = titled(({ t }) => t('pages.linkEvidence'));

export default scoped(async function EvidencePage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const context = await pageContext('earnings');
  const { workspaceId, role } = context.member;
  if (!(await hasSellerKey(context.db, workspaceId))) {
    const { t } = await readLanguage();
    return <MissingKey title={t('pages.linkEvidence')} need="earnings" manages={may(role, 'manage')} />;
  }
  const today = toDay(sharedNow());
  const search = readSearch(evidenceSearch, await searchParams);
  const input = evidenceInput(await settlePageRange(search, today), search);
  const client = getQueryClient();
  const prefetch = prefetcher(client, context);
  await prefetch(evidenceOptions(input));
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <EvidenceScreen today={today} />
    </HydrationBoundary>
  );
});
