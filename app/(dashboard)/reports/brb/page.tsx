import { definePage } from '@/app/_server/define-page';
import { BonusesScreen } from '@/features/screens';
import { prefetchExplorer } from '../prefetch-explorer';

const page = definePage({
  title: ({ t }) => t('pages.brb'),
  access: 'view',
  key: 'page',
  async draw(page) {
    await prefetchExplorer(page, '/reports/brb', 'brb');
    return <BonusesScreen today={page.today} />;
  },
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
