import { listProducts } from '@/features/products/list-products';
import { productFilters } from '@/features/products/product-filters';
import { productQuerySchema } from '@/features/products/product-query';
import type { ProductRow } from '@/features/products/product-shape';
import { listSources } from '@/lib/data/fetch/lists/list-sources';
import { defineCatalogList } from '@/lib/pages/catalog-list';
import {
  type FigureLine,
  figureColumns,
  standardRateColumn,
  toFigureLines,
} from '@/lib/pages/figure-columns';
import { readComplete, readOptional } from '@/lib/pages/read-lists';
import { type Column, column } from '@/lib/server/files/column';

const columns: Column<FigureLine<ProductRow>>[] = [
  column.text('id', 'Product id', ({ row }) => row.product.primaryId),
  column.text('title', 'Title', ({ row }) => row.product.title),
  column.text('brand', 'Brand', ({ row }) => row.brandName),
  column.text('brandId', 'Brand id', ({ row }) => row.product.brandId),
  column.text('marketplace', 'Marketplace', ({ row }) => row.product.marketplace),
  column.text('category', 'Category', ({ row }) => row.product.category),
  column.flag('active', 'Active', ({ row }) => row.product.active),
  column.flag('stock', 'In stock', ({ row }) => row.product.inStock),
  column.amount('price', 'Price', ({ row }) => row.product.pricing?.price),
  column.text('priceCurrency', 'Price currency', ({ row }) => row.product.pricing?.currency),
  column.rate('rate', 'Listed commission', ({ row }) => row.product.commissionPercentage),
  column.text('groups', 'Groups', ({ row }) => row.groups.map(({ name }) => name).join('; ')),
  ...figureColumns,
  standardRateColumn,
];

/** The catalog with its figures, as on /products. */
export const exportProducts = defineCatalogList({
  filters: productFilters,
  query: productQuerySchema,
  columns,
  toLines: toFigureLines(({ figures }: ProductRow) => figures),
  prepare: (context, { api }) =>
    Promise.all([
      readComplete(context, api === 'v1' ? listSources.productsV1 : listSources.products),
      readOptional(context, listSources.brands),
    ]),
  read: listProducts,
});
