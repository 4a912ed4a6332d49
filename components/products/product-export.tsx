'use client';

import { ExportButton } from '@/components/exports/export-button';
import type { CsvColumn } from '@/components/exports/write-csv';
import type { CurrencyFigures } from '@/lib/catalog/performance-shape';
import type { ProductRow, ProductsAnswer } from '@/lib/catalog/product-shape';
import { fetchJson } from '@/lib/query/fetch-json';
import { type ProductsInput, productsPath } from '@/lib/query/products';

type Line = { row: ProductRow; entry: CurrencyFigures | undefined };

const columns: CsvColumn<Line>[] = [
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
  { header: 'Effective commission', value: ({ entry }) => entry?.standardRate },
  { header: 'Currency', value: ({ entry }) => entry?.currency },
  { header: 'Sales', value: ({ entry }) => entry?.figures.sales },
  { header: 'Commission', value: ({ entry }) => entry?.figures.commission },
  { header: 'Clicks', value: ({ entry }) => entry?.figures.clicks },
  { header: 'Conversions', value: ({ entry }) => entry?.figures.conversions },
  { header: 'Conversion rate', value: ({ entry }) => entry?.figures.conversionRate },
  { header: 'May still change', value: ({ entry }) => entry?.figures.provisional.any },
];

const toLines = (row: ProductRow): Line[] =>
  row.figures.length === 0 ? [{ row, entry: undefined }] : row.figures.map((entry) => ({ row, entry }));

const perRequest = 1_000;

export function ProductExport({ input }: { input: ProductsInput }) {
  return (
    <ExportButton<ProductRow, Line>
      name="products"
      columns={columns}
      toLines={toLines}
      readStretch={async (offset, signal) => {
        const path = productsPath({ ...input, offset, limit: perRequest });
        const { rows, total, list } = await fetchJson<ProductsAnswer>(path, { signal });
        return { rows, total, asOf: list.asOf, complete: list.complete || list.cut };
      }}
    />
  );
}
