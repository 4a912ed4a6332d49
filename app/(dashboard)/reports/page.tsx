import { definePage } from '@/app/_server/define-page';
import { ReportsScreen } from '@/features/screens';
import { prefetchExplorer } from './prefetch-explorer';

const page = definePage({
  title: ({ t }) => t('pages.reports'),
  access: 'view',
  key: 'page',
  async draw(page) {
    await prefetchExplorer(page, '/reports', 'reports');
    return <ReportsScreen today={page.today} />;
  },
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
