import { readEarnings } from '@/features/earnings/earnings';
import { earningsQuerySchema } from '@/features/earnings/earnings-query';
import type { EarningLink } from '@/features/earnings/earnings-shape';
import { takeRelative } from '@/lib/data/terms/ranges/relative-query';
import { captionOf } from '@/lib/pages/answer-caption';
import { defineList } from '@/lib/pages/export-list';
import { changeColumn, metricColumn } from '@/lib/pages/figure-columns';
import { perPage, walkPages } from '@/lib/pages/walk-pages';
import { type Column, column } from '@/lib/server/files/column';

type Line = EarningLink & { currency: string };

const metrics = ['sales', 'commission', 'clicks', 'conversions', 'conversionRate', 'epc'] as const;

const columns: Column<Line>[] = [
  column.text('link', 'Link id', ({ link }) => link),
  column.text('product', 'Product', ({ product }) => product),
  column.text('subid1', 'Subid 1', ({ subid1 }) => subid1),
  column.text('subid2', 'Subid 2', ({ subid2 }) => subid2),
  column.text('currency', 'Currency', ({ currency }) => currency),
  ...metrics.map((metric) => metricColumn<Line>(metric, ({ figures }) => figures[metric])),
  changeColumn,
];

/** What the member's own links earned, as on /links/earnings: every link, with a line per currency. */
export const exportEarnings = defineList({
  allow: 'earnings',
  scope: 'reports:read',
  query: takeRelative(earningsQuerySchema),
  columns: () => columns,
  filters: () => ({}),
  toLines: (line: Line) => [line],
  open: async (context, query) => {
    const { userId } = context.member;
    const { first, ...list } = await walkPages(async (offset) => {
      const answer = await readEarnings(context, { ...query, top: perPage, offset }, userId);
      const rows = answer.currencies.flatMap(({ currency, links }) =>
        links.map((link): Line => ({ ...link, currency })),
      );
      const counts = answer.currencies.map(({ links, others }) => links.length + (others?.links ?? 0));
      const total = counts.reduce((sum, count) => sum + count, 0);
      return { rows, total, longest: Math.max(0, ...counts), answer };
    });
    return { ...list, caption: captionOf(first.answer, context.today) };
  },
});
