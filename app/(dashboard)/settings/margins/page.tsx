import { definePage } from '@/app/_server/define-page';
import { PageHeader } from '@/components/layout/page-header';
import { Banner } from '@/components/ui/banner';
import { marginsOptions } from '@/features/profit/client/margins';
import { MarginsScreen } from '@/features/screens';

const page = definePage({
  title: ({ t }) => t('pages.margins'),
  access: 'view',
  frame: null,
  async draw({ member, language: { t }, prefetch, today, mayWrite }) {
    await prefetch(marginsOptions({}));
    return (
      <>
        <PageHeader tabbed title={t('pages.margins')} description={t('margins.description')} />
        {member.demo ? <Banner title={t('settings.shared.title')}>{t('settings.shared.text')}</Banner> : null}
        <MarginsScreen manages={mayWrite('manage')} today={today} />
      </>
    );
  },
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
