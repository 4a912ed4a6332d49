import { definePage } from '@/app/_server/define-page';
import { placementSearch, toPlacementsInput } from '@/features/placements/client/placement-search';
import { placementsOptions } from '@/features/placements/client/placements';
import { PlacementsScreen } from '@/features/screens';
import { viewsOptions } from '@/features/views/client/views';
import { readSearch } from '@/lib/base/address/search';
import { settlePageRange } from '@/lib/data/terms/ranges/page-range';

const page = definePage({
  title: ({ t }) => t('pages.linkPerformance'),
  access: 'view',
  key: 'page',
  frame: null,
  async draw({ prefetch, search, today, mayWrite }) {
    const asked = readSearch(placementSearch, search);
    const input = toPlacementsInput(asked, await settlePageRange(asked, today));
    await Promise.all([prefetch(placementsOptions(input)), prefetch(viewsOptions('/links/performance'))]);
    return <PlacementsScreen today={today} imports={mayWrite('manage')} />;
  },
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
