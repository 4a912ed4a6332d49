import { definePage } from '@/app/_server/define-page';
import { earningsInput, earningsOptions, earningsSearch } from '@/features/earnings/client/earnings';
import { EarningsScreen } from '@/features/screens';
import { readSearch } from '@/lib/base/address/search';
import { settlePageRange } from '@/lib/data/terms/ranges/page-range';

const page = definePage({
  title: ({ t }) => t('pages.earnings'),
  access: 'earnings',
  key: 'earnings',
  frame: null,
  async draw({ prefetch, search, today, mayWrite }) {
    const range = await settlePageRange(readSearch(earningsSearch, search), today);
    await prefetch(earningsOptions(earningsInput(range)));
    return <EarningsScreen today={today} makes={mayWrite('links')} />;
  },
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
