'use client';

import { ExportButton } from '@/components/exports/export-button';
import {
  type FigureLine,
  figureCsvColumns,
  standardRateColumn,
  toFigureLines,
} from '@/components/exports/figure-lines';
import { listFilters } from '@/components/exports/list-filters';
import { readListStretch } from '@/components/exports/read-list-stretch';
import type { CsvColumn } from '@/components/exports/write-csv';
import type { ProductRow } from '@/lib/catalog/product-shape';
import { type ProductsInput, productsPath } from '@/lib/query/products';

const columns: CsvColumn<FigureLine<ProductRow>>[] = [
  { header: 'Product id', value: ({ row }) => row.product.primaryId },
  { header: 'Title', value: ({ row }) => row.product.title },
  { header: 'Brand', value: ({ row }) => row.brandName },
  { header: 'Brand id', value: ({ row }) => row.product.brandId },
  { header: 'Marketplace', value: ({ row }) => row.product.marketplace },
  { header: 'Category', value: ({ row }) => row.product.category },
  { header: 'Active', value: ({ row }) => row.product.active },
  { header: 'In stock', value: ({ row }) => row.product.inStock },
  { header: 'Price', value: ({ row }) => row.product.pricing.price },
  { header: 'Price currency', value: ({ row }) => row.product.pricing.currency },
  { header: 'Listed commission', value: ({ row }) => row.product.commissionPercentage },
  ...figureCsvColumns,
  standardRateColumn,
];

export function ProductExport({ input }: { input: ProductsInput }) {
  return (
    <ExportButton<ProductRow, FigureLine<ProductRow>>
      name="products"
      columns={columns}
      filters={listFilters(input)}
      toLines={toFigureLines(({ figures }) => figures)}
      readStretch={readListStretch<ProductRow>((stretch) => productsPath({ ...input, ...stretch }))}
    />
  );
}
