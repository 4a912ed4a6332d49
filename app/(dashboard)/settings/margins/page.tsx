import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { pageContext } from '@/app/_server/context';
import { PageHeader } from '@/components/layout/page-header';
import { MarginsScreen } from '@/components/screens';
import { Banner } from '@/components/ui/banner';
import { may } from '@/lib/accounts/member';
import { toDay } from '@/lib/ledger/days';
import { listMargins } from '@/lib/profit/list-margins';
import { marginsQuerySchema } from '@/lib/profit/margin';
import { getQueryClient } from '@/lib/query/client';
import { marginsOptions } from '@/lib/query/margins';

export const metadata: Metadata = { title: 'Margins' };

export default async function MarginsPage() {
  const { member, ...stores } = await pageContext('view');
  const client = getQueryClient();
  await client.prefetchInfiniteQuery({
    ...marginsOptions({}),
    queryFn: () => listMargins(stores, member.workspaceId, marginsQuerySchema.parse({})),
  });
  return (
    <>
      <PageHeader
        title="Margins"
        description="What a sale leaves after every cost but commission. Reports → Profit counts with it."
      />
      {member.demo ? (
        <Banner title="This workspace is shared.">Everyone who opens the demo sees your changes.</Banner>
      ) : null}
      <HydrationBoundary state={dehydrate(client)}>
        <MarginsScreen manages={may(member.role, 'manage', 'write')} today={toDay(new Date())} />
      </HydrationBoundary>
    </>
  );
}
