import { definePage } from '@/app/_server/define-page';
import { PageHeader } from '@/components/layout/page-header';
import { schedulesOptions } from '@/features/schedules/client/schedules';
import { SchedulesScreen } from '@/features/schedules/screens/schedules-screen';

const page = definePage({
  title: ({ t }) => t('pages.schedules'),
  access: 'view',
  frame: null,
  async draw({ member, language: { t }, prefetch }) {
    await prefetch(schedulesOptions());
    return (
      <>
        <PageHeader tabbed title={t('pages.schedules')} description={t('schedules.description')} />
        <SchedulesScreen userId={member.userId} />
      </>
    );
  },
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
