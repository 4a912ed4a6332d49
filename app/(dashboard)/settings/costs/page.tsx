import { definePage } from '@/app/_server/define-page';
import { PageHeader } from '@/components/layout/page-header';
import { Banner } from '@/components/ui/banner';
import { costsOptions } from '@/features/costs/client/costs';
import { CostsScreen } from '@/features/screens';

const page = definePage({
  title: ({ t }) => t('pages.costs'),
  access: 'view',
  frame: null,
  async draw({ member, language: { t }, prefetch, today, mayWrite }) {
    await prefetch(costsOptions({}));
    return (
      <>
        <PageHeader tabbed title={t('pages.costs')} description={t('costs.description')} />
        {member.demo ? <Banner title={t('settings.shared.title')}>{t('settings.shared.text')}</Banner> : null}
        <CostsScreen manages={mayWrite('manage')} today={today} />
      </>
    );
  },
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
