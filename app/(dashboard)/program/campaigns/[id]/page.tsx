import { notFound } from 'next/navigation';
import { cache } from 'react';
import { pageContext } from '@/app/_server/context';
import { definePage } from '@/app/_server/define-page';
import { prefetchNotes } from '@/features/notes/client/prefetch-notes';
import { campaignRange, campaignTrendOptions } from '@/features/program/client/campaign-report';
import { campaignsOptions } from '@/features/program/client/program';
import { listCampaigns } from '@/features/program/list-campaigns';
import { CampaignScreen } from '@/features/screens';
import { Failure } from '@/lib/base/failure';

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

const page = definePage({
  title: async ({ t }, id) => (await findCampaign(id))?.rows[0]?.campaign.name ?? t('pages.campaign'),
  access: 'view',
  key: 'page',
  async draw({ client, prefetch, search, itemId, today }) {
    const answer = await findCampaign(itemId);
    if (answer) client.setQueryData(campaignsOptions({ ids: [itemId] }).queryKey, answer);
    const row = answer?.rows[0];
    const range = row && campaignRange(row.campaign, today);
    if (range && range.from <= today) {
      await Promise.all([
        prefetch(campaignTrendOptions(itemId, range)),
        prefetchNotes(prefetch, search, { filters: { campaigns: [itemId] }, range }),
      ]);
    }
    return <CampaignScreen id={itemId} today={today} />;
  },
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
