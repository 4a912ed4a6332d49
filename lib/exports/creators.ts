import { creatorQuerySchema } from '@/lib/catalog/creator-query';
import type { CreatorRow } from '@/lib/catalog/creator-shape';
import { listCreators } from '@/lib/catalog/list-creators';
import { listSources } from '@/lib/catalog/list-sources';
import { type Column, column } from '@/lib/files/column';
import { defineList } from './export-list';
import { type FigureLine, figureColumns, standardRateColumn, toFigureLines } from './figure-columns';
import { describeList } from './list-facts';
import { listFilters } from './list-filters';
import { readBeside, readWhole, storedCatalog } from './read-whole';
import { perPage, walkPages } from './walk-pages';

const columns: Column<FigureLine<CreatorRow>>[] = [
  column.text('id', 'Creator id', ({ row }) => row.creator.id),
  column.text('name', 'Creator', ({ row }) => row.creator.name),
  column.text('email', 'E-mail', ({ row }) => row.creator.email),
  column.text('brands', 'Brands', ({ row }) => row.brands.map(({ name }) => name).join('; ')),
  column.text('tags', 'Program tags', ({ row }) => row.tags.join('; ')),
  ...figureColumns,
  standardRateColumn,
];

/** Creators beside their figures, as /creators shows them. */
export const exportCreators = defineList({
  allow: 'view',
  query: creatorQuerySchema,
  columns: () => columns,
  filters: listFilters,
  toLines: toFigureLines(({ figures }: CreatorRow) => figures),
  prepare: (context) =>
    Promise.all([
      readWhole(context, listSources.creators),
      readBeside(context, listSources.brands),
      readBeside(context, listSources.creatorMatches),
    ]),
  open: async (context, query) => {
    const { first, ...list } = await walkPages((offset) =>
      listCreators(storedCatalog(context), { ...query, offset, limit: perPage }),
    );
    return { ...list, ...describeList(first) };
  },
});
