import { readLanguage } from '@/app/_server/language';
import { PageMissing } from '@/components/layout/failures/page-missing';
import { Page } from '@/components/layout/page';

export default async function NotFound() {
  const { t } = await readLanguage();
  return (
    <Page>
      <PageMissing>{t('layout.searchFinds')}</PageMissing>
    </Page>
  );
}
