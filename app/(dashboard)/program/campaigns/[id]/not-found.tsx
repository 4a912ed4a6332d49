import { readLanguage, titled } from '@/app/_server/language';
import { Page } from '@/components/layout/page';
import { PageHeader } from '@/components/layout/page-header';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { Megaphone } from '@/components/ui/icons';

export const generateMetadata = titled(({ t }) => t('pages.campaignMissing'));

export default async function CampaignNotFound() {
  const { t } = await readLanguage();
  return (
    <Page>
      <PageHeader title={t('pages.campaignMissing')} />
      <EmptyState
        icon={<Megaphone />}
        title={t('pages.campaignMissing')}
        action={<ButtonLink href={{ pathname: '/program' }}>{t('program.campaigns.all')}</ButtonLink>}
      >
        {t('program.campaign.missing')}
      </EmptyState>
    </Page>
  );
}
