import { definePage } from '@/app/_server/define-page';
import { LookupScreen } from '@/features/screens';

const page = definePage({
  title: ({ t }) => t('pages.lookup'),
  access: 'view',
  key: 'page',
  draw: () => <LookupScreen />,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
