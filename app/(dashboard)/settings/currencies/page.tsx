import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { pageContext } from '@/app/_server/context';
import { PageHeader } from '@/components/layout/page-header';
import { CurrenciesScreen } from '@/components/screens';
import { Banner } from '@/components/ui/banner';
import { may } from '@/lib/accounts/member';
import { toDay } from '@/lib/ledger/days';
import { getQueryClient } from '@/lib/query/client';
import { ratesOptions } from '@/lib/query/rates';
import { listRates } from '@/lib/rates/list-rates';

export const metadata: Metadata = { title: 'Currencies' };

export default async function CurrenciesPage() {
  const { member, db } = await pageContext('view');
  const client = getQueryClient();
  await client.prefetchQuery({ ...ratesOptions(), queryFn: () => listRates(db, member.workspaceId) });
  return (
    <>
      <PageHeader
        title="Currencies"
        description="Amounts stay in their own currency. With daily rates, reports also show them in one you choose."
      />
      {member.demo ? (
        <Banner title="This workspace is shared.">Everyone who opens the demo sees your changes.</Banner>
      ) : null}
      <HydrationBoundary state={dehydrate(client)}>
        <CurrenciesScreen manages={may(member.role, 'manage', 'write')} today={toDay(new Date())} />
      </HydrationBoundary>
    </>
  );
}
