import { definePage } from '@/app/_server/define-page';
import { SettlementScreen } from '@/features/screens';
import { settlementOptions } from '@/features/settlement/client/settlement';
import { chooseSettlement, settlementSearch } from '@/features/settlement/screens/settlement-search';
import { viewsOptions } from '@/features/views/client/views';
import { readSearch } from '@/lib/base/address/search';
import { readWeekStart } from '@/lib/data/terms/ranges/page-range';

const page = definePage({
  title: ({ t }) => t('pages.settlement'),
  access: 'view',
  key: 'page',
  async draw({ prefetch, search, today }) {
    const { input } = chooseSettlement(readSearch(settlementSearch, search), today, await readWeekStart());
    await Promise.all([prefetch(settlementOptions(input)), prefetch(viewsOptions('/reports/settlement'))]);
    return <SettlementScreen today={today} />;
  },
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
