'use client';

import { ExportButton } from '@/components/exports/export-button';
import {
  type FigureLine,
  figureCsvColumns,
  standardRateColumn,
  toFigureLines,
} from '@/components/exports/figure-lines';
import { listFilters } from '@/components/exports/list-filters';
import type { CsvColumn } from '@/components/exports/write-csv';
import type { BrandRow, BrandsAnswer } from '@/lib/catalog/brand-shape';
import { type BrandsInput, brandsPath } from '@/lib/query/brands';
import { fetchJson } from '@/lib/query/fetch-json';

const columns: CsvColumn<FigureLine<BrandRow>>[] = [
  { header: 'Brand id', value: ({ row }) => row.brand.id },
  { header: 'Brand', value: ({ row }) => row.brand.name },
  { header: 'Marketplace', value: ({ row }) => row.brand.marketplace },
  { header: 'Active', value: ({ row }) => row.brand.active },
  { header: 'Link', value: ({ row }) => row.brand.url },
  ...figureCsvColumns,
  standardRateColumn,
];

export function BrandExport({ input }: { input: BrandsInput }) {
  return (
    <ExportButton<BrandRow, FigureLine<BrandRow>>
      name="brands"
      columns={columns}
      filters={listFilters(input)}
      toLines={toFigureLines(({ figures }) => figures)}
      readStretch={async (_, signal) => {
        const { rows, list } = await fetchJson<BrandsAnswer>(brandsPath(input), { signal });
        return { rows, total: rows.length, complete: list.complete || list.cut };
      }}
    />
  );
}
