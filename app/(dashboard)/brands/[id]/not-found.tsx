import { readLanguage, titled } from '@/app/_server/language';
import { Page } from '@/components/layout/page';
import { PageHeader } from '@/components/layout/page-header';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { Store } from '@/components/ui/icons';

export const generateMetadata = titled(({ t }) => t('pages.brandMissing'));

export default async function BrandNotFound() {
  const { t } = await readLanguage();
  return (
    <Page>
      <PageHeader title={t('pages.brandMissing')} />
      <EmptyState
        icon={<Store />}
        title={t('pages.brandMissing')}
        action={<ButtonLink href="/brands">{t('brands.allBrands')}</ButtonLink>}
      >
        {t('brands.missing')}
      </EmptyState>
    </Page>
  );
}
