import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { pageContext } from '@/app/_server/context';
import { readLanguage, titled } from '@/app/_server/language';
import { getRuntime } from '@/app/_server/runtime';
import { scoped } from '@/app/_server/scoped';
import { MissingKey } from '@/components/links/missing-key';
import { EarningsScreen } from '@/components/screens';
import { may } from '@/lib/accounts/member';
import { readSearch, type SearchParams } from '@/lib/address/search';
import { hasSellerKey } from '@/lib/connections/has-seller-key';
import { earningsQuerySchema } from '@/lib/ledger/answers/earnings-query';
import { toDay } from '@/lib/ledger/days';
import { settlePageRange } from '@/lib/ledger/ranges/page-range';
import { answerEarnings } from '@/lib/links/answer-earnings';
import { getQueryClient } from '@/lib/query/client';
import { earningsInput, earningsOptions, earningsSearch } from '@/lib/query/earnings';
import { prefetchRead } from '@/lib/query/prefetch-read';

export const generateMetadata = titled(({ t }) => t('pages.earnings'));

export default scoped(async function EarningsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const context = await pageContext('earnings');
  const { workspaceId, role } = context.member;
  if (!(await hasSellerKey(context.db, workspaceId))) {
    const { t } = await readLanguage();
    return <MissingKey title={t('pages.earnings')} family="seller" manages={may(role, 'manage')} />;
  }
  const now = new Date();
  const today = toDay(now);
  const search = readSearch(earningsSearch, await searchParams);
  const input = earningsInput(await settlePageRange(search, today));
  const client = getQueryClient();
  await prefetchRead(client, earningsOptions(input), earningsQuerySchema, async (query) => {
    const { syncs } = await getRuntime();
    return answerEarnings({ ...context, syncs }, query);
  });
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <EarningsScreen today={today} now={now.toISOString()} makes={may(role, 'links', 'write')} />
    </HydrationBoundary>
  );
});
