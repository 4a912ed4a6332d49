import { definePage } from '@/app/_server/define-page';
import { campaignSearch, campaignsOptions } from '@/features/program/client/program';
import { ProgramScreen } from '@/features/screens';
import { viewsOptions } from '@/features/views/client/views';
import { readSearch } from '@/lib/base/address/search';
import { toFilters } from '@/lib/client/list-input';

const page = definePage({
  title: ({ t }) => t('pages.program'),
  access: 'view',
  key: 'page',
  async draw({ prefetch, search, today }) {
    const input = toFilters(campaignSearch, readSearch(campaignSearch, search));
    await Promise.all([prefetch(campaignsOptions(input)), prefetch(viewsOptions('/program'))]);
    return <ProgramScreen today={today} />;
  },
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
