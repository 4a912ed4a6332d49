import { listProgramCreators } from '@/lib/catalog/list-program-creators';
import { listSources } from '@/lib/catalog/list-sources';
import type { CurrencyFigures } from '@/lib/catalog/performance-shape';
import { programCreatorFilters } from '@/lib/catalog/program-filters';
import { programCreatorQuerySchema } from '@/lib/catalog/program-query';
import type { ProgramCreatorRow } from '@/lib/catalog/program-shape';
import { type Column, column } from '@/lib/files/column';
import { programCommission } from './campaigns';
import { defineCatalogList } from './catalog-list';
import { readComplete, readOptional } from './read-lists';

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
  column.text('currency', 'Currency', ({ program, attribution }) => (program ?? attribution)?.currency),
  column.amount('programSales', 'Program sales', ({ program }) => program?.figures.sales),
  column.amount('programCommission', programCommission, ({ program }) => program?.figures.commission),
  column.count('programClicks', 'Program clicks', ({ program }) => program?.figures.clicks),
  column.count('programConversions', 'Program conversions', ({ program }) => program?.figures.conversions),
  column.amount('sales', 'Attributed sales', ({ attribution }) => attribution?.figures.sales),
  column.amount('commission', 'Attributed commission', ({ attribution }) => attribution?.figures.commission),
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
