import type { z } from 'zod';
import type { Catalog } from '@/lib/data/store/workspace';
import type { Basis } from '@/lib/data/terms/basis';
import type { Filters, FilterValues } from '@/lib/data/terms/filters/list-filter';
import type { ListReceipt } from '@/lib/data/terms/lists/list-receipt';
import type { PerformanceReceipt } from '@/lib/data/terms/lists/performance-shape';
import type { Column } from '@/lib/server/files/column';
import type { QuerySchema } from '@/lib/server/http/read-known';
import { captionOfList } from './answer-caption';
import { defineList } from './export-list';
import type { FileList } from './file-list';
import { listFilters } from './list-filters';
import { perPage, walkPages } from './walk-pages';

/** `total` is absent if a response has every row. */
type Answer<Row> = {
  rows: readonly Row[];
  total?: number | null;
  list: ListReceipt;
  performance: PerformanceReceipt;
  basis: Basis;
};

type CatalogList<Declared extends Filters, Schema extends QuerySchema, Row, Line> = Pick<
  FileList<Schema, Row, Line>,
  'query' | 'toLines'
> & {
  filters: Declared;
  columns: readonly Column<Line>[];
  prepare: NonNullable<FileList<Schema, Row, Line>['prepare']>;
  read: (catalog: Catalog, query: Page & z.output<Schema>) => Promise<Answer<Row>>;
};

type Page = { offset: number; limit: number };

/** A catalog list with its figures, as on its page. */
export const defineCatalogList = <
  Declared extends Filters,
  Schema extends QuerySchema & z.ZodType<FilterValues<Declared>>,
  Row,
  Line,
>({
  columns,
  filters,
  read,
  ...list
}: CatalogList<Declared, Schema, Row, Line>) =>
  defineList<Schema, Row, Line>({
    ...list,
    allow: 'view',
    scope: 'catalog:read',
    columns: () => columns,
    filters: (query) => listFilters(filters, query),
    open: async (context, query) => {
      const { first, ...rows } = await walkPages((offset) =>
        read(context, { ...query, offset, limit: perPage }),
      );
      return { ...rows, caption: captionOfList(context.language, first, context.today) };
    },
  });
