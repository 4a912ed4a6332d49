import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import type { SearchParams } from 'nuqs/server';
import { Page } from '@/components/layout/page';
import { BonusesScreen } from '@/components/reports/bonuses-screen';
import { loadExplorer } from '@/components/reports/load-explorer';

export const metadata: Metadata = { title: 'BRB estimates' };

export default async function BonusesPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { client, today, now } = await loadExplorer('brb', await searchParams);
  return (
    <Page>
      <HydrationBoundary state={dehydrate(client)}>
        <BonusesScreen today={today} now={now} />
      </HydrationBoundary>
    </Page>
  );
}
