'use client';

import { ExportButton } from '@/components/exports/export-button';
import {
  type FigureLine,
  figureCsvColumns,
  standardRateColumn,
  toFigureLines,
} from '@/components/exports/figure-lines';
import { listFilters } from '@/components/exports/list-filters';
import { revisionOf } from '@/components/exports/revision-of';
import type { CsvColumn } from '@/components/exports/write-csv';
import type { ProductRow, ProductsAnswer } from '@/lib/catalog/product-shape';
import { fetchJson } from '@/lib/query/fetch-json';
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

const perRequest = 1_000;

export function ProductExport({ input }: { input: ProductsInput }) {
  return (
    <ExportButton<ProductRow, FigureLine<ProductRow>>
      name="products"
      columns={columns}
      filters={listFilters(input)}
      toLines={toFigureLines(({ figures }) => figures)}
      readStretch={async (offset, signal) => {
        const path = productsPath({ ...input, offset, limit: perRequest });
        const answer = await fetchJson<ProductsAnswer>(path, { signal });
        const { rows, total, list } = answer;
        return { rows, total, revision: revisionOf(answer), complete: list.complete || list.cut };
      }}
    />
  );
}
