import { definePage } from '@/app/_server/define-page';
import { readSort } from '@/components/table/table-view';
import {
  programCreatorSearch,
  programCreatorsOptions,
  toProgramCreatorsInput,
} from '@/features/program/client/program';
import { ProgramCreatorsScreen } from '@/features/screens';
import { viewsOptions } from '@/features/views/client/views';
import { asText } from '@/lib/base/address/parameter';
import { readSearch } from '@/lib/base/address/search';
import { rangeSearch } from '@/lib/client/range-search';
import { settlePageRange } from '@/lib/data/terms/ranges/page-range';

const parameters = { ...programCreatorSearch, ...rangeSearch, sort: asText };

const page = definePage({
  title: ({ t }) => t('pages.programCreators'),
  access: 'view',
  key: 'page',
  async draw({ prefetch, search, today }) {
    const { sort, ...asked } = readSearch(parameters, search);
    const range = await settlePageRange(asked, today);
    const input = toProgramCreatorsInput(asked, range, sort ? readSort(sort) : null);
    await Promise.all([prefetch(programCreatorsOptions(input)), prefetch(viewsOptions('/program/creators'))]);
    return <ProgramCreatorsScreen today={today} />;
  },
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
