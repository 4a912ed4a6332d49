import { definePage } from '@/app/_server/define-page';
import { PageHeader } from '@/components/layout/page-header';
import { Banner } from '@/components/ui/banner';
import { creditsOptions } from '@/features/credits/client/credits';
import { CreditsScreen } from '@/features/screens';

const page = definePage({
  title: ({ t }) => t('pages.credits'),
  access: 'view',
  frame: null,
  async draw({ member, language: { t }, prefetch, mayWrite }) {
    await prefetch(creditsOptions({}));
    return (
      <>
        <PageHeader tabbed title={t('pages.credits')} description={t('credits.description')} />
        {member.demo ? <Banner title={t('settings.shared.title')}>{t('settings.shared.text')}</Banner> : null}
        <CreditsScreen manages={mayWrite('manage')} />
      </>
    );
  },
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
