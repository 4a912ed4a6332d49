import { listProducts } from '@/lib/catalog/list-products';
import { listSources } from '@/lib/catalog/list-sources';
import { productQuerySchema } from '@/lib/catalog/product-query';
import type { ProductRow } from '@/lib/catalog/product-shape';
import type { Column } from '@/lib/files/column';
import { defineList } from './export-list';
import { type FigureLine, figureColumns, standardRateColumn, toFigureLines } from './figure-columns';
import { describeList } from './list-facts';
import { listFilters } from './list-filters';
import { readBeside, readWhole, storedCatalog } from './read-whole';
import { perPage, walkPages } from './walk-pages';

const columns: Column<FigureLine<ProductRow>>[] = [
  { id: 'id', title: 'Product id', type: 'text', value: ({ row }) => row.product.primaryId },
  { id: 'title', title: 'Title', type: 'text', value: ({ row }) => row.product.title },
  { id: 'brand', title: 'Brand', type: 'text', value: ({ row }) => row.brandName },
  { id: 'brandId', title: 'Brand id', type: 'text', value: ({ row }) => row.product.brandId },
  { id: 'marketplace', title: 'Marketplace', type: 'text', value: ({ row }) => row.product.marketplace },
  { id: 'category', title: 'Category', type: 'text', value: ({ row }) => row.product.category },
  { id: 'active', title: 'Active', type: 'flag', value: ({ row }) => row.product.active },
  { id: 'stock', title: 'In stock', type: 'flag', value: ({ row }) => row.product.inStock },
  { id: 'price', title: 'Price', type: 'amount', value: ({ row }) => row.product.pricing.price },
  {
    id: 'priceCurrency',
    title: 'Price currency',
    type: 'text',
    value: ({ row }) => row.product.pricing.currency,
  },
  {
    id: 'rate',
    title: 'Listed commission',
    type: 'rate',
    value: ({ row }) => row.product.commissionPercentage,
  },
  ...figureColumns,
  standardRateColumn,
];

/** The catalog beside its figures, as /products shows it. */
export const exportProducts = defineList({
  allow: 'view',
  query: productQuerySchema,
  columns: () => columns,
  filters: listFilters,
  toLines: toFigureLines(({ figures }: ProductRow) => figures),
  prepare: (context, { api }) =>
    Promise.all([
      readWhole(context, api === 'v1' ? listSources.productsV1 : listSources.products),
      readBeside(context, listSources.brands),
    ]),
  open: async (context, query) => {
    const { first, ...list } = await walkPages((offset) =>
      listProducts(storedCatalog(context), { ...query, offset, limit: perPage }),
    );
    return { ...list, ...describeList(first) };
  },
});
