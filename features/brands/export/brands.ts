import { brandFilters } from '@/features/brands/brand-filters';
import { brandQuerySchema } from '@/features/brands/brand-query';
import type { BrandRow } from '@/features/brands/brand-shape';
import { listBrands } from '@/features/brands/list-brands';
import { listSources } from '@/lib/data/fetch/lists/list-sources';
import { defineCatalogList } from '@/lib/pages/catalog-list';
import {
  type FigureLine,
  figureColumns,
  perUnitColumns,
  standardRateColumn,
  toFigureLines,
} from '@/lib/pages/figure-columns';
import { readComplete } from '@/lib/pages/read-lists';
import { type Column, column } from '@/lib/server/files/column';

const columns: Column<FigureLine<BrandRow>>[] = [
  column.text('id', 'Brand id', ({ row }) => row.brand.id),
  column.text('name', 'Brand', ({ row }) => row.brand.name),
  column.text('marketplace', 'Marketplace', ({ row }) => row.brand.marketplace),
  column.flag('active', 'Active', ({ row }) => row.brand.active),
  column.text('url', 'Link', ({ row }) => row.brand.url),
  ...figureColumns,
  standardRateColumn,
  ...perUnitColumns,
];

/** Brands with their figures, as on /brands. */
export const exportBrands = defineCatalogList({
  filters: brandFilters,
  query: brandQuerySchema,
  columns,
  toLines: toFigureLines(({ figures }: BrandRow) => figures),
  prepare: (context) => readComplete(context, listSources.brands),
  read: listBrands,
});
