import { definePage } from '@/app/_server/define-page';
import { PageHeader } from '@/components/layout/page-header';
import { Banner } from '@/components/ui/banner';
import { managesChannels } from '@/features/alerts/change-channels';
import { channelsOptions } from '@/features/alerts/client/channels';
import { ChannelsCard } from '@/features/alerts/screens/channels-card';

const page = definePage({
  title: ({ t }) => t('pages.channels'),
  access: 'manage',
  frame: null,
  async draw({ member, language: { t }, prefetch }) {
    await prefetch(channelsOptions());
    return (
      <>
        <PageHeader tabbed title={t('pages.channels')} />
        {member.demo ? <Banner title={t('settings.shared.title')}>{t('settings.shared.text')}</Banner> : null}
        <ChannelsCard adds={managesChannels(member)} />
      </>
    );
  },
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
