import { definePage } from '@/app/_server/define-page';
import { goalsOptions } from '@/features/goals/client/goals';
import { GoalsScreen } from '@/features/screens';
import { viewsOptions } from '@/features/views/client/views';

const page = definePage({
  title: ({ t }) => t('pages.goals'),
  access: 'view',
  key: 'page',
  async draw({ prefetch, today, mayWrite }) {
    await Promise.all([prefetch(goalsOptions()), prefetch(viewsOptions('/reports/goals'))]);
    return <GoalsScreen manages={mayWrite('manage')} today={today} />;
  },
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
