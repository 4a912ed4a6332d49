import { reconcileClicks } from '@/features/reports/reconciliation';
import { reconciliationQuerySchema } from '@/features/reports/reconciliation-query';
import type { Reconciliation } from '@/features/reports/reconciliation-shape';
import { namedFilters } from '@/lib/data/terms/filters/filter-dimensions';
import { takeRelative } from '@/lib/data/terms/ranges/relative-query';
import { captionOf } from '@/lib/pages/answer-caption';
import { defineList } from '@/lib/pages/export-list';
import { perPage, walkPages } from '@/lib/pages/walk-pages';
import { type Column, column } from '@/lib/server/files/column';

type Line = Reconciliation['links'][number] & Pick<Reconciliation, 'provisional'>;

const columns: Column<Line>[] = [
  column.text('link', 'Link', ({ link }) => link),
  column.count('products', 'Click reports', ({ products }) => products),
  column.count('reports', 'Product reports', ({ reports }) => reports),
  column.count('difference', 'Difference', ({ difference }) => difference),
  column.flag('mayChange', 'May still change', ({ provisional }) => provisional),
];

/** All links that click and product reports count differently, including those that the page leaves out. */
export const exportDifferingLinks = defineList({
  allow: 'view',
  scope: 'reports:read',
  query: takeRelative(reconciliationQuerySchema),
  columns: () => columns,
  filters: namedFilters,
  toLines: (line: Line) => [line],
  open: async (context, query) => {
    const { first, ...list } = await walkPages(async (offset) => {
      const answer = await reconcileClicks(context, { ...query, top: perPage, offset });
      const { provisional, links, differing } = answer;
      return { ...answer, rows: links.map((link): Line => ({ ...link, provisional })), total: differing };
    });
    return { ...list, caption: captionOf(first, context.today) };
  },
});
