import { definePage } from '@/app/_server/define-page';
import { PageHeader } from '@/components/layout/page-header';
import { Banner } from '@/components/ui/banner';
import { ratesOptions } from '@/features/rates/client/rates';
import { CurrenciesScreen } from '@/features/screens';

const page = definePage({
  title: ({ t }) => t('pages.currencies'),
  access: 'view',
  frame: null,
  async draw({ member, language: { t }, prefetch, today, mayWrite }) {
    await prefetch(ratesOptions());
    return (
      <>
        <PageHeader tabbed title={t('pages.currencies')} description={t('currencies.description')} />
        {member.demo ? <Banner title={t('settings.shared.title')}>{t('settings.shared.text')}</Banner> : null}
        <CurrenciesScreen manages={mayWrite('manage')} today={today} />
      </>
    );
  },
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
