import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { Page } from '@/components/layout/page';
import { KeyNeeded } from '@/components/reports/key-needed';
import { ClicksScreen } from '@/components/screens';
import type { SearchParams } from '@/lib/address/search';
import { loadExplorer } from '../load-explorer';

export const metadata: Metadata = { title: 'Clicks' };

export default async function ClicksPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { client, today, now, keyed } = await loadExplorer('clicks', await searchParams);
  return (
    <Page>
      <HydrationBoundary state={dehydrate(client)}>
        {keyed ? <ClicksScreen today={today} now={now} /> : <KeyNeeded title="Clicks" />}
      </HydrationBoundary>
    </Page>
  );
}
