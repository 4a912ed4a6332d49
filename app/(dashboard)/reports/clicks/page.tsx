import { definePage } from '@/app/_server/define-page';
import { ClicksScreen } from '@/features/screens';
import { prefetchExplorer } from '../prefetch-explorer';

const page = definePage({
  title: ({ t }) => t('pages.clicks'),
  access: 'view',
  key: 'page',
  async draw(page) {
    await prefetchExplorer(page, '/reports/clicks', 'clicks');
    return <ClicksScreen today={page.today} />;
  },
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
