import { brandColumns } from '@/features/brands/brand-columns';
import { brandQuerySchema } from '@/features/brands/brand-query';
import { brandSearch, toBrandsInput } from '@/features/brands/client/brands';
import { listBrands } from '@/features/brands/list-brands';
import { creatorSearch, toCreatorsInput } from '@/features/creators/client/creators';
import { creatorColumns } from '@/features/creators/creator-columns';
import { creatorQuerySchema } from '@/features/creators/creator-query';
import { listCreators } from '@/features/creators/list-creators';
import { productSearch, toProductsInput } from '@/features/products/client/products';
import { listProducts } from '@/features/products/list-products';
import { hiddenProductColumns, productColumns } from '@/features/products/product-columns';
import { productQuerySchema } from '@/features/products/product-query';
import { productSortFor } from '@/features/products/screens/read-product-sort';
import { campaignColumns } from '@/features/program/campaign-columns';
import {
  campaignSearch,
  programCreatorSearch,
  toProgramCreatorsInput,
} from '@/features/program/client/program';
import { listCampaigns } from '@/features/program/list-campaigns';
import { listProgramCreators } from '@/features/program/list-program-creators';
import { programCreatorColumns } from '@/features/program/program-creator-columns';
import { campaignQuerySchema, programCreatorQuerySchema } from '@/features/program/program-query';
import { readSearch } from '@/lib/base/address/search';
import { toFilters } from '@/lib/client/list-input';
import type { Metric } from '@/lib/data/metrics';
import type { Translate } from '@/lib/language/translate';
import { catalogPage } from './catalog-page';
import { readRequest } from './page-kind';

const bySales = () => ({ id: 'sales', desc: true });
const usual = ['sales', 'commission', 'clicks', 'conversions', 'conversionRate'] as const;

/** The name of a figure of the creator program, which is never added to those of attribution. */
const nameProgramMetric = (t: Translate, metric: Metric): string =>
  metric === 'sales' || metric === 'commission' || metric === 'clicks' || metric === 'conversions'
    ? t(`program.metrics.${metric}`)
    : t(`metrics.${metric}.label`);

export const brandsPage = catalogPage({
  ...{
    title: 'brands',
    list: 'brands',
    dataset: 'reports',
    brandFilter: 'ids',
    ranged: true,
    metrics: usual,
  },
  toInput: (search, range) => toBrandsInput(readSearch(brandSearch, search), range),
  read: ({ workspace }, input) => listBrands(workspace, readRequest(brandQuerySchema, input)),
  columns: brandColumns,
  ...{ sort: bySales, sorts: 'table' },
  brandsOf: ({ brand, figures }) => (figures.length > 0 ? [brand.id] : []),
});

export const productsPage = catalogPage({
  ...{ title: 'products', list: 'products', dataset: 'reports', brandFilter: 'brands', ranged: true },
  metrics: ['sales', 'commission', 'clicks', 'conversionRate'],
  toInput: (search, range, sort) => toProductsInput(readSearch(productSearch, search), range, sort),
  read: ({ workspace }, input, page) =>
    listProducts(workspace, readRequest(productQuerySchema, { ...input, ...page })),
  columns: productColumns,
  hidden: ({ language, search }) =>
    hiddenProductColumns(language, productSearch.finding.read(search.get('finding') ?? '')),
  sort: (search) => productSortFor(productSearch.finding.read(search.get('finding') ?? '')),
  sorts: 'server',
  brandsOf: ({ product, figures }) => (figures.length > 0 ? [product.brandId] : []),
});

export const creatorsPage = catalogPage({
  ...{ title: 'creators', list: 'creators', dataset: 'reports', brandFilter: 'brands', ranged: true },
  metrics: usual,
  toInput: (search, range, sort) => toCreatorsInput(readSearch(creatorSearch, search), range, sort),
  read: ({ workspace }, input, page) =>
    listCreators(workspace, readRequest(creatorQuerySchema, { ...input, ...page })),
  columns: creatorColumns,
  ...{ sort: bySales, sorts: 'server' },
  brandsOf: ({ creator, figures }) => (figures.length > 0 ? creator.partneredBrandIds : []),
});

export const campaignsPage = catalogPage({
  ...{ title: 'program', list: 'campaigns', dataset: 'program', brandFilter: 'brands', ranged: false },
  metrics: ['commission', 'sales', 'clicks', 'conversions'],
  nameMetric: nameProgramMetric,
  toInput: (search) => toFilters(campaignSearch, readSearch(campaignSearch, search)),
  read: ({ workspace }, input) => listCampaigns(workspace, readRequest(campaignQuerySchema, input)),
  columns: campaignColumns,
  ...{ sort: () => ({ id: 'end', desc: true }), sorts: 'table' },
  brandsOf: ({ campaign, figures }) => (figures.length > 0 ? [campaign.brand.id] : []),
});

export const programCreatorsPage = catalogPage({
  ...{
    title: 'programCreators',
    list: 'program-creators',
    dataset: 'program',
    brandFilter: null,
    ranged: true,
  },
  metrics: ['sales', 'commission', 'clicks', 'conversions'],
  nameMetric: nameProgramMetric,
  toInput: (search, range, sort) =>
    toProgramCreatorsInput(readSearch(programCreatorSearch, search), range, sort),
  read: ({ workspace }, input, page) =>
    listProgramCreators(workspace, readRequest(programCreatorQuerySchema, { ...input, ...page })),
  columns: programCreatorColumns,
  ...{ sort: () => ({ id: 'programSales', desc: true }), sorts: 'server' },
});
