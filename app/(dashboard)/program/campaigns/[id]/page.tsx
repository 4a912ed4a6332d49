import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { pageContext } from '@/app/_server/context';
import { readLanguage } from '@/app/_server/language';
import { readPageId } from '@/app/_server/page-id';
import { prefetcher } from '@/app/_server/prefetch';
import { scoped } from '@/app/_server/scoped';
import { Page } from '@/components/layout/page';
import { prefetchNotes } from '@/features/notes/client/prefetch-notes';
import { campaignRange, campaignTrendOptions } from '@/features/program/client/campaign-report';
import { campaignsOptions } from '@/features/program/client/program';
import { listCampaigns } from '@/features/program/list-campaigns';
import { KeyNeeded } from '@/features/reports/screens/key-needed';
import { CampaignScreen } from '@/features/screens';
import type { SearchParams } from '@/lib/base/address/search';
import { sharedNow } from '@/lib/base/clock';
import { Failure } from '@/lib/base/failure';
import { getQueryClient } from '@/lib/client/client';
import { toDay } from '@/lib/data/terms/days';
import { hasSellerKey } from '@/lib/gateway/connections/has-seller-key';

type Props = { params: Promise<{ id: string }>; searchParams: Promise<SearchParams> };

/** Undefined if the API could not be reached. The browser retries and shows the reason. */
const findCampaign = cache(async (id: string) => {
  const context = await pageContext('view');
  try {
    const answer = await listCampaigns(context, { ids: [id] });
    if (answer.rows.length === 0 && answer.list.complete) notFound();
    return answer;
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const id = await readPageId(params);
  return {
    title: (await findCampaign(id))?.rows[0]?.campaign.name ?? (await readLanguage()).t('pages.campaign'),
  };
}

export default scoped(async function CampaignPage({ params, searchParams }: Props) {
  const [id, context, query] = await Promise.all([readPageId(params), pageContext('view'), searchParams]);
  const language = await readLanguage();
  if (!(await hasSellerKey(context.db, context.member.workspaceId))) {
    return (
      <Page>
        <KeyNeeded title={language.t('pages.campaign')} />
      </Page>
    );
  }
  const today = toDay(sharedNow());
  const answer = await findCampaign(id);
  const client = getQueryClient();
  const prefetch = prefetcher(client, context);
  if (answer) client.setQueryData(campaignsOptions({ ids: [id] }).queryKey, answer);
  const row = answer?.rows[0];
  const range = row && campaignRange(row.campaign, today);
  if (range && range.from <= today) {
    await Promise.all([
      prefetch(campaignTrendOptions(id, range)),
      prefetchNotes(prefetch, query, { filters: { campaigns: [id] }, range }),
    ]);
  }
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <Page>
        <CampaignScreen id={id} today={today} />
      </Page>
    </HydrationBoundary>
  );
});
