import { brandFilters } from '@/lib/catalog/brand-filters';
import { brandQuerySchema } from '@/lib/catalog/brand-query';
import type { BrandRow } from '@/lib/catalog/brand-shape';
import { listBrands } from '@/lib/catalog/list-brands';
import { listSources } from '@/lib/catalog/list-sources';
import { type Column, column } from '@/lib/files/column';
import { defineCatalogList } from './catalog-list';
import {
  type FigureLine,
  figureColumns,
  perUnitColumns,
  standardRateColumn,
  toFigureLines,
} from './figure-columns';
import { readComplete } from './read-lists';

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
