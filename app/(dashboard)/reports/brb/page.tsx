import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { Page } from '@/components/layout/page';
import { KeyNeeded } from '@/components/reports/key-needed';
import { BonusesScreen } from '@/components/screens';
import type { SearchParams } from '@/lib/address/search';
import { loadExplorer } from '../load-explorer';

export const metadata: Metadata = { title: 'BRB estimates' };

export default async function BonusesPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { client, today, now, keyed } = await loadExplorer('brb', await searchParams);
  return (
    <Page>
      <HydrationBoundary state={dehydrate(client)}>
        {keyed ? <BonusesScreen today={today} now={now} /> : <KeyNeeded title="BRB estimates" />}
      </HydrationBoundary>
    </Page>
  );
}
