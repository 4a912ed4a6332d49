import { definePage } from '@/app/_server/define-page';
import { PageHeader } from '@/components/layout/page-header';
import { sharesOptions } from '@/features/grants/client/grants';
import { Shares } from '@/features/grants/screens/grants';

const page = definePage({
  title: ({ t }) => t('pages.shares'),
  access: 'view',
  frame: null,
  async draw({ language: { t }, prefetch }) {
    await prefetch(sharesOptions());
    return (
      <>
        <PageHeader tabbed title={t('pages.shares')} />
        <Shares />
      </>
    );
  },
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
