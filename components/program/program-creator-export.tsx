'use client';

import { ExportButton } from '@/components/exports/export-button';
import { listFilters } from '@/components/exports/list-filters';
import { readListStretch } from '@/components/exports/read-list-stretch';
import type { CsvColumn } from '@/components/exports/write-csv';
import type { CurrencyFigures } from '@/lib/catalog/performance-shape';
import type { ProgramCreatorRow } from '@/lib/catalog/program-shape';
import { type ProgramCreatorsInput, programCreatorsPath } from '@/lib/query/program';

/** One currency of a creator: program and attribution in columns of their own. */
type Line = {
  row: ProgramCreatorRow;
  program: CurrencyFigures | undefined;
  attribution: CurrencyFigures | undefined;
};

function toLines(row: ProgramCreatorRow): Line[] {
  const currencies = new Set([...row.program, ...row.attribution].map(({ currency }) => currency));
  const pick = (figures: readonly CurrencyFigures[], code: string) =>
    figures.find(({ currency }) => currency === code);
  if (currencies.size === 0) return [{ row, program: undefined, attribution: undefined }];
  return [...currencies].map((code) => ({
    row,
    program: pick(row.program, code),
    attribution: pick(row.attribution, code),
  }));
}

const columns: CsvColumn<Line>[] = [
  { header: 'Program name', value: ({ row }) => row.creator.creatorConnectionsName },
  { header: 'Tag', value: ({ row }) => row.creator.creatorConnectionsId },
  { header: 'Claimed', value: ({ row }) => row.claimed },
  { header: 'Team name', value: ({ row }) => row.creator.name },
  { header: 'E-mail', value: ({ row }) => row.creator.email },
  { header: 'Currency', value: ({ program, attribution }) => (program ?? attribution)?.currency },
  { header: 'Program sales', value: ({ program }) => program?.figures.sales },
  {
    header: 'Program commission (not paid out through the service)',
    value: ({ program }) => program?.figures.commission,
  },
  { header: 'Program clicks', value: ({ program }) => program?.figures.clicks },
  { header: 'Program conversions', value: ({ program }) => program?.figures.conversions },
  { header: 'Attributed sales', value: ({ attribution }) => attribution?.figures.sales },
  { header: 'Attributed commission', value: ({ attribution }) => attribution?.figures.commission },
];

export function ProgramCreatorExport({ input }: { input: ProgramCreatorsInput }) {
  return (
    <ExportButton<ProgramCreatorRow, Line>
      name="program-creators"
      columns={columns}
      filters={listFilters(input)}
      toLines={toLines}
      readStretch={readListStretch<ProgramCreatorRow>((stretch) =>
        programCreatorsPath({ ...input, ...stretch }),
      )}
    />
  );
}
