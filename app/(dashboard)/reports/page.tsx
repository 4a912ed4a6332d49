import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { Page } from '@/components/layout/page';
import { KeyNeeded } from '@/components/reports/key-needed';
import { ReportsScreen } from '@/components/screens';
import type { SearchParams } from '@/lib/address/search';
import { loadExplorer } from './load-explorer';

export const metadata: Metadata = { title: 'Reports' };

export default async function ReportsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { client, today, now, keyed } = await loadExplorer('reports', await searchParams);
  return (
    <Page>
      <HydrationBoundary state={dehydrate(client)}>
        {keyed ? <ReportsScreen today={today} now={now} /> : <KeyNeeded title="Reports" />}
      </HydrationBoundary>
    </Page>
  );
}
