import { brandQuerySchema } from '@/lib/catalog/brand-query';
import type { BrandRow } from '@/lib/catalog/brand-shape';
import { listBrands } from '@/lib/catalog/list-brands';
import { listSources } from '@/lib/catalog/list-sources';
import { type Column, column } from '@/lib/files/column';
import { defineList } from './export-list';
import { type FigureLine, figureColumns, standardRateColumn, toFigureLines } from './figure-columns';
import { describeList } from './list-facts';
import { listFilters } from './list-filters';
import { readWhole, storedCatalog } from './read-whole';
import { onePage } from './walk-pages';

const columns: Column<FigureLine<BrandRow>>[] = [
  column.text('id', 'Brand id', ({ row }) => row.brand.id),
  column.text('name', 'Brand', ({ row }) => row.brand.name),
  column.text('marketplace', 'Marketplace', ({ row }) => row.brand.marketplace),
  column.flag('active', 'Active', ({ row }) => row.brand.active),
  column.text('url', 'Link', ({ row }) => row.brand.url),
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
