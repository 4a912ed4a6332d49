import { listPage } from '@/components/table/list-screen/list-page';
import { readSearch } from '@/lib/base/address/search';
import { toFilters } from '@/lib/client/list-input';
import type { Metric } from '@/lib/data/terms/metrics';
import type { Translate } from '@/lib/language/translate';
import { campaignColumns } from './campaign-columns';
import { campaignSearch, programCreatorSearch, toProgramCreatorsInput } from './client/program';
import { listCampaigns } from './list-campaigns';
import { listProgramCreators } from './list-program-creators';
import { programCreatorColumns } from './program-creator-columns';
import { campaignFilters, programCreatorFilters } from './program-filters';
import { campaignQuerySchema, programCreatorQuerySchema } from './program-query';

/** The name of a figure of the creator program, which is never added to those of attribution. */
const nameMetric = (t: Translate, metric: Metric): string =>
  metric === 'sales' || metric === 'commission' || metric === 'clicks' || metric === 'conversions'
    ? t(`program.metrics.${metric}`)
    : t(`metrics.${metric}.label`);

/** Campaigns with their figures since their start. */
export const campaignsPage = listPage({
  title: 'program',
  list: 'campaigns',
  parameters: campaignSearch,
  filters: campaignFilters,
  query: campaignQuerySchema,
  toInput: (search) => toFilters(campaignSearch, readSearch(campaignSearch, search)),
  read: listCampaigns,
  columns: campaignColumns,
  sort: () => ({ id: 'end', desc: true }),
  paged: false,
  metrics: ['commission', 'sales', 'clicks', 'conversions'],
  nameMetric,
  ranged: false,
  brands: {
    filter: 'brands',
    dataset: 'program',
    of: ({ campaign, figures }) => (figures.length > 0 ? [campaign.brand.id] : []),
  },
});

/** Creators of the program with their figures. */
export const programCreatorsPage = listPage({
  title: 'programCreators',
  list: 'program-creators',
  parameters: programCreatorSearch,
  filters: programCreatorFilters,
  query: programCreatorQuerySchema,
  toInput: (search, range, sort) =>
    toProgramCreatorsInput(readSearch(programCreatorSearch, search), range, sort),
  read: listProgramCreators,
  columns: programCreatorColumns,
  sort: () => ({ id: 'programSales', desc: true }),
  paged: true,
  metrics: ['sales', 'commission', 'clicks', 'conversions'],
  nameMetric,
  ranged: true,
  brands: null,
});
