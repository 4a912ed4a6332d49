import { creatorFilters } from '@/features/creators/creator-filters';
import { creatorQuerySchema } from '@/features/creators/creator-query';
import type { CreatorRow } from '@/features/creators/creator-shape';
import { listCreators } from '@/features/creators/list-creators';
import { listSources } from '@/lib/data/fetch/lists/list-sources';
import { defineCatalogList } from '@/lib/pages/catalog-list';
import {
  type FigureLine,
  figureColumns,
  perUnitColumns,
  standardRateColumn,
  toFigureLines,
} from '@/lib/pages/figure-columns';
import { readComplete, readOptional } from '@/lib/pages/read-lists';
import { type Column, column } from '@/lib/server/files/column';

const columns: Column<FigureLine<CreatorRow>>[] = [
  column.text('id', 'Creator id', ({ row }) => row.creator.id),
  column.text('name', 'Creator', ({ row }) => row.creator.name),
  column.text('email', 'E-mail', ({ row }) => row.creator.email),
  column.text('brands', 'Brands', ({ row }) => row.brands.map(({ name }) => name).join('; ')),
  column.text('tags', 'Program tags', ({ row }) => row.tags.join('; ')),
  column.text('groups', 'Groups', ({ row }) => row.groups.map(({ name }) => name).join('; ')),
  ...figureColumns,
  standardRateColumn,
  ...perUnitColumns,
];

/** Creators with their figures, as on /creators. */
export const exportCreators = defineCatalogList({
  filters: creatorFilters,
  query: creatorQuerySchema,
  columns,
  toLines: toFigureLines(({ figures }: CreatorRow) => figures),
  prepare: (context) =>
    Promise.all([
      readComplete(context, listSources.creators),
      readOptional(context, listSources.brands),
      readOptional(context, listSources.creatorMatches),
    ]),
  read: listCreators,
});
