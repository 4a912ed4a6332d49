import { settleExplorer } from '@/features/reports/explorer';
import { filtersOf, readExplorer } from '@/features/reports/page';
import { explorerSearch } from '@/features/reports/screens/search-params';
import { readSearch } from '@/lib/base/address/search';
import { monday } from '@/lib/pages/address';
import type { Address, Page } from '@/lib/pages/page';
import { overviewMetrics } from './overview-shape';
import { overviewSearch } from './screens/search-params';

const plain = readSearch(explorerSearch, new URLSearchParams());

const settle = ({ search, today }: Address) =>
  settleExplorer('reports', { ...plain, ...readSearch(overviewSearch, search) }, today, monday);

/** The overview. Its table is the one of brands, which the page shows the beginning of. */
export const overviewPage: Page = {
  allow: 'view',
  parameters: overviewSearch,
  filters: (address) => filtersOf(settle(address)),
  read: (workspace, address) => {
    const explorer = settle(address);
    return readExplorer(workspace, address, {
      explorer,
      title: 'overview',
      metrics: overviewMetrics,
      addsCounts: explorer.currency === null,
    });
  },
  brands: null,
};
