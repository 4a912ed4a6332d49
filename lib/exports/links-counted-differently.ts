import { type Column, column } from '@/lib/files/column';
import { reconcileClicks } from '@/lib/ledger/answers/reconciliation';
import { reconciliationQuerySchema } from '@/lib/ledger/answers/reconciliation-query';
import type { Reconciliation } from '@/lib/ledger/answers/reconciliation-shape';
import { namedFilters } from '@/lib/ledger/query/filter-dimensions';
import { takeRelative } from '@/lib/ledger/ranges/relative-query';
import { ledgerFor } from '@/lib/links/placement-ledger';
import { defineList } from './export-list';
import { describeFigures } from './list-metadata';
import { perPage, walkPages } from './walk-pages';

type Line = Reconciliation['links'][number];

const columns: Column<Line>[] = [
  column.text('link', 'Link', ({ link }) => link),
  column.count('products', 'Click reports', ({ products }) => products),
  column.count('reports', 'Product reports', ({ reports }) => reports),
  column.count('difference', 'Difference', ({ difference }) => difference),
];

/** All links that click and product reports count differently, including those that the page leaves out. */
export const exportDifferingLinks = defineList({
  allow: 'view',
  query: takeRelative(reconciliationQuerySchema),
  columns: () => columns,
  filters: namedFilters,
  toLines: (line: Line) => [line],
  prepare: ledgerFor,
  open: async (context, query) => {
    const ledger = await ledgerFor(context, query);
    const { first, ...list } = await walkPages(async (offset) => {
      const answer = await reconcileClicks(ledger, { ...query, top: perPage, offset });
      return { ...answer, rows: answer.links, total: answer.differing };
    });
    const { range, receipt, basis } = first;
    return { ...list, metadata: describeFigures({ ...range, receipt }), basis };
  },
});
