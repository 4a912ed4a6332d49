import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import type { SearchParams } from 'nuqs/server';
import { Page } from '@/components/layout/page';
import { loadExplorer } from '@/components/reports/load-explorer';
import { ReportsScreen } from '@/components/reports/reports-screen';

export const metadata: Metadata = { title: 'Reports' };

export default async function ReportsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { client, today, now } = await loadExplorer('reports', await searchParams);
  return (
    <Page>
      <HydrationBoundary state={dehydrate(client)}>
        <ReportsScreen today={today} now={now} />
      </HydrationBoundary>
    </Page>
  );
}
