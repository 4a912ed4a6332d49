import { listPage } from '@/components/table/list-screen/list-page';
import { readSearch } from '@/lib/base/address/search';
import { usualTotals } from '@/lib/pages/list-totals';
import { creatorSearch, toCreatorsInput } from './client/creators';
import { creatorColumns } from './creator-columns';
import { creatorFilters } from './creator-filters';
import { creatorQuerySchema } from './creator-query';
import { listCreators } from './list-creators';

/** Creators with their figures. */
export const creatorsPage = listPage({
  title: 'creators',
  list: 'creators',
  parameters: creatorSearch,
  filters: creatorFilters,
  query: creatorQuerySchema,
  toInput: (search, range, sort) => toCreatorsInput(readSearch(creatorSearch, search), range, sort),
  read: listCreators,
  columns: creatorColumns,
  sort: () => ({ id: 'sales', desc: true }),
  paged: true,
  metrics: usualTotals,
  ranged: true,
  brands: {
    filter: 'brands',
    dataset: 'reports',
    of: ({ creator, figures }) => (figures.length > 0 ? creator.partneredBrandIds : []),
  },
});
