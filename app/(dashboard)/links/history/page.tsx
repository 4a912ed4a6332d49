import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { pageContext } from '@/app/_server/context';
import { titled } from '@/app/_server/language';
import { HistoryView } from '@/components/screens';
import { may } from '@/lib/accounts/member';
import { historyQuery } from '@/lib/links/history-query';
import { readHistory } from '@/lib/links/read-history';
import { getQueryClient } from '@/lib/query/client';
import { historyOptions } from '@/lib/query/links';

export const generateMetadata = titled(({ t }) => t('pages.history'));

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function HistoryPage({ searchParams }: Props) {
  const context = await pageContext('links');
  const { member } = context;
  const client = getQueryClient();
  const { data: query } = historyQuery.omit({ cursor: true }).safeParse(await searchParams);
  if (query) {
    const { queryKey } = historyOptions(query);
    await client.prefetchInfiniteQuery({
      queryKey,
      queryFn: () => readHistory(context, query),
      initialPageParam: undefined,
    });
  }
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <HistoryView makes={may(member.role, 'links', 'write')} ownOnly={member.role === 'creator'} />
    </HydrationBoundary>
  );
}
