import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { pageContext } from '@/app/_server/context';
import { readLanguage, titled } from '@/app/_server/language';
import { prefetcher } from '@/app/_server/prefetch';
import { scoped } from '@/app/_server/scoped';
import { PageHeader } from '@/components/layout/page-header';
import { Banner } from '@/components/ui/banner';
import { managesChannels } from '@/features/alerts/change-channels';
import { channelsOptions } from '@/features/alerts/client/channels';
import { ChannelsCard } from '@/features/alerts/screens/channels-card';
import { getQueryClient } from '@/lib/client/client';

export const generateMetadata = titled(({ t }) => t('pages.channels'));

export default scoped(async function ChannelsPage() {
  const { t } = await readLanguage();
  const context = await pageContext('manage');
  const client = getQueryClient();
  await prefetcher(client, context)(channelsOptions());
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <PageHeader tabbed title={t('pages.channels')} />
      {context.member.demo ? (
        <Banner title={t('settings.shared.title')}>{t('settings.shared.text')}</Banner>
      ) : null}
      <ChannelsCard adds={managesChannels(context.member)} />
    </HydrationBoundary>
  );
});
