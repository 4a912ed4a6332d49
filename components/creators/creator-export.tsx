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
import type { CreatorRow, CreatorsAnswer } from '@/lib/catalog/creator-shape';
import { type CreatorsInput, creatorsPath } from '@/lib/query/creators';
import { fetchJson } from '@/lib/query/fetch-json';

const columns: CsvColumn<FigureLine<CreatorRow>>[] = [
  { header: 'Creator id', value: ({ row }) => row.creator.id },
  { header: 'Creator', value: ({ row }) => row.creator.name },
  { header: 'E-mail', value: ({ row }) => row.creator.email },
  { header: 'Brands', value: ({ row }) => row.brands.map(({ name }) => name).join('; ') },
  { header: 'Program tags', value: ({ row }) => row.tags.join('; ') },
  ...figureCsvColumns,
  standardRateColumn,
];

const perRequest = 1_000;

export function CreatorExport({ input }: { input: CreatorsInput }) {
  return (
    <ExportButton<CreatorRow, FigureLine<CreatorRow>>
      name="creators"
      columns={columns}
      filters={listFilters(input)}
      toLines={toFigureLines(({ figures }) => figures)}
      readStretch={async (offset, signal) => {
        const path = creatorsPath({ ...input, offset, limit: perRequest });
        const answer = await fetchJson<CreatorsAnswer>(path, { signal });
        const { rows, total, list } = answer;
        return { rows, total, revision: revisionOf(answer), complete: list.complete || list.cut };
      }}
    />
  );
}
