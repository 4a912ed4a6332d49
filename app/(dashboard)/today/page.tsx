import { definePage } from '@/app/_server/define-page';
import { TodayScreen } from '@/features/screens';
import { todayOptions } from '@/features/today/client/today';
import { viewsOptions } from '@/features/views/client/views';

const page = definePage({
  title: ({ t }) => t('pages.today'),
  access: 'view',
  key: 'page',
  async draw({ prefetch, today }) {
    await Promise.all([prefetch(todayOptions()), prefetch(viewsOptions('/today'))]);
    return <TodayScreen today={today} />;
  },
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
