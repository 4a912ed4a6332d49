import { readLanguage, titled } from '@/app/_server/language';
import { Page } from '@/components/layout/page';
import { PageHeader } from '@/components/layout/page-header';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { UserX } from '@/components/ui/icons';

export const generateMetadata = titled(({ t }) => t('pages.creatorMissing'));

export default async function CreatorNotFound() {
  const { t } = await readLanguage();
  return (
    <Page>
      <PageHeader title={t('pages.creatorMissing')} />
      <EmptyState
        icon={<UserX />}
        title={t('pages.creatorMissing')}
        action={<ButtonLink href="/creators">{t('creators.allCreators')}</ButtonLink>}
      >
        {t('creators.missing')}
      </EmptyState>
    </Page>
  );
}
