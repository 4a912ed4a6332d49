import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { pageContext } from '@/app/_server/context';
import { titled } from '@/app/_server/language';
import { prefetcher } from '@/app/_server/prefetch';
import { scoped } from '@/app/_server/scoped';
import { readSort } from '@/components/table/table-view';
import { clicksOptions, historyOptions, historySearch, toHistoryInput } from '@/features/links/client/links';
import { HistoryView } from '@/features/screens';
import { viewsOptions } from '@/features/views/client/views';
import { may } from '@/lib/access/member';
import { asText } from '@/lib/base/address/parameter';
import { readSearch, type SearchParams } from '@/lib/base/address/search';
import { getQueryClient } from '@/lib/client/client';

export const generateMetadata = titled(({ t }) => t('pages.history'));

const parameters = { ...historySearch, sort: asText };

export default scoped(async function HistoryPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const context = await pageContext('links');
  const { member } = context;
  const client = getQueryClient();
  const prefetch = prefetcher(client, context);
  const { sort, ...search } = readSearch(parameters, await searchParams);
  const input = toHistoryInput(search, sort === null ? null : readSort(sort));
  await Promise.all([
    prefetch(historyOptions(input)),
    prefetch(clicksOptions([])),
    ...(may(member.role, 'view') ? [prefetch(viewsOptions('/links/history'))] : []),
  ]);
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <HistoryView makes={may(member.role, 'links', 'write')} ownOnly={member.role === 'creator'} />
    </HydrationBoundary>
  );
});
