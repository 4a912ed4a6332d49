import { brandQuerySchema } from '@/lib/catalog/brand-query';
import type { BrandRow } from '@/lib/catalog/brand-shape';
import { listBrands } from '@/lib/catalog/list-brands';
import { listSources } from '@/lib/catalog/list-sources';
import type { Column } from '@/lib/files/column';
import { defineList } from './export-list';
import { type FigureLine, figureColumns, standardRateColumn, toFigureLines } from './figure-columns';
import { describeList } from './list-facts';
import { listFilters } from './list-filters';
import { readWhole, storedCatalog } from './read-whole';
import { onePage } from './walk-pages';

const columns: Column<FigureLine<BrandRow>>[] = [
  { id: 'id', title: 'Brand id', type: 'text', value: ({ row }) => row.brand.id },
  { id: 'name', title: 'Brand', type: 'text', value: ({ row }) => row.brand.name },
  { id: 'marketplace', title: 'Marketplace', type: 'text', value: ({ row }) => row.brand.marketplace },
  { id: 'active', title: 'Active', type: 'flag', value: ({ row }) => row.brand.active },
  { id: 'url', title: 'Link', type: 'text', value: ({ row }) => row.brand.url },
  ...figureColumns,
  standardRateColumn,
];

/** Brands beside their figures, as /brands shows them. */
export const exportBrands = defineList({
  allow: 'view',
  query: brandQuerySchema,
  columns: () => columns,
  filters: listFilters,
  toLines: toFigureLines(({ figures }: BrandRow) => figures),
  prepare: (context) => readWhole(context, listSources.brands),
  open: async (context, query) => {
    const answer = await listBrands(storedCatalog(context), query);
    return { ...onePage(answer.rows), ...describeList(answer) };
  },
});
