import { creatorFilters } from '@/lib/catalog/creator-filters';
import { creatorQuerySchema } from '@/lib/catalog/creator-query';
import type { CreatorRow } from '@/lib/catalog/creator-shape';
import { listCreators } from '@/lib/catalog/list-creators';
import { listSources } from '@/lib/catalog/list-sources';
import { type Column, column } from '@/lib/files/column';
import { defineCatalogList } from './catalog-list';
import {
  type FigureLine,
  figureColumns,
  perUnitColumns,
  standardRateColumn,
  toFigureLines,
} from './figure-columns';
import { readComplete, readOptional } from './read-lists';

const columns: Column<FigureLine<CreatorRow>>[] = [
  column.text('id', 'Creator id', ({ row }) => row.creator.id),
  column.text('name', 'Creator', ({ row }) => row.creator.name),
  column.text('email', 'E-mail', ({ row }) => row.creator.email),
  column.text('brands', 'Brands', ({ row }) => row.brands.map(({ name }) => name).join('; ')),
  column.text('tags', 'Program tags', ({ row }) => row.tags.join('; ')),
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
