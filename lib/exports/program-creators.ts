import { listProgramCreators } from '@/lib/catalog/list-program-creators';
import { listSources } from '@/lib/catalog/list-sources';
import type { CurrencyFigures } from '@/lib/catalog/performance-shape';
import { programCreatorQuerySchema } from '@/lib/catalog/program-query';
import type { ProgramCreatorRow } from '@/lib/catalog/program-shape';
import type { Column } from '@/lib/files/column';
import { programCommission } from './campaigns';
import { defineList } from './export-list';
import { describeList } from './list-facts';
import { listFilters } from './list-filters';
import { readBeside, readWhole, storedCatalog } from './read-whole';
import { perPage, walkPages } from './walk-pages';

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

const columns: Column<Line>[] = [
  {
    id: 'programName',
    title: 'Program name',
    type: 'text',
    value: ({ row }) => row.creator.creatorConnectionsName,
  },
  { id: 'tag', title: 'Tag', type: 'text', value: ({ row }) => row.creator.creatorConnectionsId },
  { id: 'claimed', title: 'Claimed', type: 'flag', value: ({ row }) => row.claimed },
  { id: 'name', title: 'Team name', type: 'text', value: ({ row }) => row.creator.name },
  { id: 'email', title: 'E-mail', type: 'text', value: ({ row }) => row.creator.email },
  {
    id: 'currency',
    title: 'Currency',
    type: 'text',
    value: ({ program, attribution }) => (program ?? attribution)?.currency,
  },
  {
    id: 'programSales',
    title: 'Program sales',
    type: 'amount',
    value: ({ program }) => program?.figures.sales,
  },
  {
    id: 'programCommission',
    title: programCommission,
    type: 'amount',
    value: ({ program }) => program?.figures.commission,
  },
  {
    id: 'programClicks',
    title: 'Program clicks',
    type: 'count',
    value: ({ program }) => program?.figures.clicks,
  },
  {
    id: 'programConversions',
    title: 'Program conversions',
    type: 'count',
    value: ({ program }) => program?.figures.conversions,
  },
  {
    id: 'sales',
    title: 'Attributed sales',
    type: 'amount',
    value: ({ attribution }) => attribution?.figures.sales,
  },
  {
    id: 'commission',
    title: 'Attributed commission',
    type: 'amount',
    value: ({ attribution }) => attribution?.figures.commission,
  },
];

/** Creators of the program, program and attribution side by side, as /program/creators shows them. */
export const exportProgramCreators = defineList({
  allow: 'view',
  query: programCreatorQuerySchema,
  columns: () => columns,
  filters: listFilters,
  toLines,
  prepare: (context) =>
    Promise.all([
      readWhole(context, listSources.programCreators),
      readBeside(context, listSources.brands),
      readBeside(context, listSources.creators),
      readBeside(context, listSources.creatorMatches),
    ]),
  open: async (context, query) => {
    const { first, ...list } = await walkPages((offset) =>
      listProgramCreators(storedCatalog(context), { ...query, offset, limit: perPage }),
    );
    return { ...list, ...describeList(first) };
  },
});
