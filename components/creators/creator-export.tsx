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
import type { CreatorRow } from '@/lib/catalog/creator-shape';
import { type CreatorsInput, creatorsPath } from '@/lib/query/creators';

const columns: CsvColumn<FigureLine<CreatorRow>>[] = [
  { header: 'Creator id', value: ({ row }) => row.creator.id },
  { header: 'Creator', value: ({ row }) => row.creator.name },
  { header: 'E-mail', value: ({ row }) => row.creator.email },
  { header: 'Brands', value: ({ row }) => row.brands.map(({ name }) => name).join('; ') },
  { header: 'Program tags', value: ({ row }) => row.tags.join('; ') },
  ...figureCsvColumns,
  standardRateColumn,
];

export function CreatorExport({ input }: { input: CreatorsInput }) {
  return (
    <ExportButton<CreatorRow, FigureLine<CreatorRow>>
      name="creators"
      columns={columns}
      filters={listFilters(input)}
      toLines={toFigureLines(({ figures }) => figures)}
      readStretch={readListStretch<CreatorRow>((stretch) => creatorsPath({ ...input, ...stretch }))}
    />
  );
}
