import { definePage } from '@/app/_server/define-page';
import { readSort } from '@/components/table/table-view';
import { clicksOptions, historyOptions, historySearch, toHistoryInput } from '@/features/links/client/links';
import { HistoryView } from '@/features/screens';
import { viewsOptions } from '@/features/views/client/views';
import { asText } from '@/lib/base/address/parameter';
import { readSearch } from '@/lib/base/address/search';

const parameters = { ...historySearch, sort: asText };

const page = definePage({
  title: ({ t }) => t('pages.history'),
  access: 'links',
  frame: null,
  async draw({ member, prefetch, search, mayWrite }) {
    const { sort, ...asked } = readSearch(parameters, search);
    const input = toHistoryInput(asked, sort === null ? null : readSort(sort));
    await Promise.all([
      prefetch(historyOptions(input)),
      prefetch(clicksOptions([])),
      prefetch(viewsOptions('/links/history')),
    ]);
    return <HistoryView makes={mayWrite('links')} ownOnly={member.role === 'creator'} />;
  },
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
