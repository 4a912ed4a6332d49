import { definePage } from '@/app/_server/define-page';
import { chooseStatement } from '@/features/closing/choose-statement';
import { closingSearch, closingsOptions, statementOptions } from '@/features/closing/client/closings';
import { ClosingScreen } from '@/features/screens';
import { readSearch } from '@/lib/base/address/search';

const page = definePage({
  title: ({ t }) => t('pages.closing'),
  access: 'view',
  key: 'page',
  async draw({ prefetch, search, today, mayWrite }) {
    const closings = await prefetch(closingsOptions());
    if (closings) {
      const { month, currency } = chooseStatement(closings, readSearch(closingSearch, search), today);
      await prefetch(statementOptions({ month, currency }));
    }
    return <ClosingScreen today={today} mayClose={mayWrite('manage')} mayReopen={mayWrite('own')} />;
  },
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
