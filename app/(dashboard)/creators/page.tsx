import { definePage } from '@/app/_server/define-page';
import { readSort } from '@/components/table/table-view';
import { creatorSearch, creatorsOptions, toCreatorsInput } from '@/features/creators/client/creators';
import { CreatorsScreen } from '@/features/screens';
import { viewsOptions } from '@/features/views/client/views';
import { asText } from '@/lib/base/address/parameter';
import { readSearch } from '@/lib/base/address/search';
import { rangeSearch } from '@/lib/client/range-search';
import { settlePageRange } from '@/lib/data/terms/ranges/page-range';

const parameters = { ...creatorSearch, ...rangeSearch, sort: asText };

const page = definePage({
  title: ({ t }) => t('pages.creators'),
  access: 'view',
  key: 'page',
  async draw({ prefetch, search, today, mayWrite }) {
    const { sort, ...asked } = readSearch(parameters, search);
    const range = await settlePageRange(asked, today);
    const input = toCreatorsInput(asked, range, sort ? readSort(sort) : null);
    await Promise.all([prefetch(creatorsOptions(input)), prefetch(viewsOptions('/creators'))]);
    return <CreatorsScreen today={today} manages={mayWrite('manage')} />;
  },
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
