import { definePage } from '@/app/_server/define-page';
import { profitOptions } from '@/features/profit/client/profit';
import { profitSearch, settleProfit, toProfitInput } from '@/features/profit/profit-search';
import { ProfitScreen } from '@/features/screens';
import { viewsOptions } from '@/features/views/client/views';
import { readSearch } from '@/lib/base/address/search';
import { readWeekStart } from '@/lib/data/terms/ranges/page-range';

const page = definePage({
  title: ({ t }) => t('pages.profit'),
  access: 'view',
  key: 'page',
  async draw({ prefetch, search, today, mayWrite }) {
    const asked = readSearch(profitSearch, search);
    const input = toProfitInput(asked, settleProfit(asked, today, await readWeekStart()));
    await Promise.all([prefetch(profitOptions(input)), prefetch(viewsOptions('/reports/profit'))]);
    return <ProfitScreen today={today} manages={mayWrite('manage')} />;
  },
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
