import { definePage } from '@/app/_server/define-page';
import { brandSearch, brandsOptions, toBrandsInput } from '@/features/brands/client/brands';
import { BrandsScreen } from '@/features/screens';
import { viewsOptions } from '@/features/views/client/views';
import { readSearch } from '@/lib/base/address/search';
import { rangeSearch } from '@/lib/client/range-search';
import { settlePageRange } from '@/lib/data/terms/ranges/page-range';

const parameters = { ...brandSearch, ...rangeSearch };

const page = definePage({
  title: ({ t }) => t('pages.brands'),
  access: 'view',
  key: 'page',
  async draw({ prefetch, search, today }) {
    const asked = readSearch(parameters, search);
    const input = toBrandsInput(asked, await settlePageRange(asked, today));
    await Promise.all([prefetch(brandsOptions(input)), prefetch(viewsOptions('/brands'))]);
    return <BrandsScreen today={today} />;
  },
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
