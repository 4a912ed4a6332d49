import { definePage } from '@/app/_server/define-page';
import { readSort } from '@/components/table/table-view';
import {
  boardOptions,
  deskOptions,
  deskSearch,
  firstDeskSort,
  partnersOptions,
  toDeskInput,
  toPartnersInput,
} from '@/features/desk/client/desk';
import { DeskScreen } from '@/features/screens';
import { asText } from '@/lib/base/address/parameter';
import { readSearch } from '@/lib/base/address/search';

const parameters = { ...deskSearch, sort: asText };

const page = definePage({
  title: ({ t }) => t('pages.desk'),
  access: 'view',
  key: 'page',
  async draw({ prefetch, search, today, mayWrite }) {
    const { sort, ...asked } = readSearch(parameters, search);
    const order = sort === null ? firstDeskSort : readSort(sort);
    await Promise.all([
      prefetch(deskOptions()),
      asked.view === 'table'
        ? prefetch(partnersOptions(toPartnersInput(asked, order)))
        : prefetch(boardOptions(toDeskInput(asked))),
    ]);
    return <DeskScreen today={today} manages={mayWrite('manage')} />;
  },
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
