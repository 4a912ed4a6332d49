import { listProgramCreators } from '@/features/program/list-program-creators';
import { programCreatorFilters } from '@/features/program/program-filters';
import { programCreatorQuerySchema } from '@/features/program/program-query';
import type { ProgramCreatorRow } from '@/features/program/program-shape';
import { listSources } from '@/lib/data/fetch/lists/list-sources';
import type { CurrencyFigures } from '@/lib/data/terms/lists/performance-shape';
import { defineCatalogList } from '@/lib/pages/catalog-list';
import { changeColumn } from '@/lib/pages/figure-columns';
import { readComplete, readOptional } from '@/lib/pages/read-lists';
import { type Column, column } from '@/lib/server/files/column';
import { programCommission } from './campaigns';

/** A creator's figures in one currency, with separate columns for program and attribution. */
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

const columns: Column<Line>[] = [
  column.text('programName', 'Program name', ({ row }) => row.creator.creatorConnectionsName),
  column.text('tag', 'Tag', ({ row }) => row.creator.creatorConnectionsId),
  column.flag('claimed', 'Claimed', ({ row }) => row.claimed),
  column.text('name', 'Team name', ({ row }) => row.creator.name),
  column.text('email', 'E-mail', ({ row }) => row.creator.email),
  column.text('groups', 'Groups', ({ row }) => row.groups.map(({ name }) => name).join('; ')),
  column.text('currency', 'Currency', ({ program, attribution }) => (program ?? attribution)?.currency),
  column.amount('programSales', 'Program sales', ({ program }) => program?.figures.sales),
  column.amount('programCommission', programCommission, ({ program }) => program?.figures.commission),
  column.count('programClicks', 'Program clicks', ({ program }) => program?.figures.clicks),
  column.count('programConversions', 'Program conversions', ({ program }) => program?.figures.conversions),
  column.amount('sales', 'Attributed sales', ({ attribution }) => attribution?.figures.sales),
  column.amount('commission', 'Attributed commission', ({ attribution }) => attribution?.figures.commission),
  {
    ...changeColumn,
    value: ({ program, attribution }) =>
      [program, attribution].flatMap((entry) => entry ?? []).some((entry) => changeColumn.value(entry)),
  },
];

/** Creators of the program with program and attribution figures, as on /program/creators. */
export const exportProgramCreators = defineCatalogList({
  filters: programCreatorFilters,
  query: programCreatorQuerySchema,
  columns,
  toLines,
  prepare: (context) =>
    Promise.all([
      readComplete(context, listSources.programCreators),
      readOptional(context, listSources.brands),
      readOptional(context, listSources.creators),
      readOptional(context, listSources.creatorMatches),
    ]),
  read: listProgramCreators,
});
