import { z } from 'zod';
import { programCurrency } from '@/features/program/program-shape';
import { uuid } from '@/lib/contract/parameters';
import { parseSummaryInput } from '@/lib/data/read/summary/parse-summary-input';
import { summarize } from '@/lib/data/read/summary/summary';
import type { SummaryGroup } from '@/lib/data/read/summary/summary-shape';
import { checkRange, rangeFields } from '@/lib/data/terms/ranges/query-range';
import { english } from '@/lib/language/english';
import { captionOf } from '@/lib/pages/answer-caption';
import { defineList } from '@/lib/pages/export-list';
import { type FigureLine, figureColumns } from '@/lib/pages/figure-columns';
import { nameGroup } from '@/lib/pages/group-names';
import { perPage, walkPages } from '@/lib/pages/walk-pages';
import { type Column, column } from '@/lib/server/files/column';

const dimensions = { 'campaign-by-creator': 'creator_tag', 'campaign-by-product': 'product' } as const;
const query = z.object({ campaign: uuid, ...rangeFields }).superRefine(checkRange);

type Line = FigureLine<SummaryGroup>;

function define(name: keyof typeof dimensions) {
  const group = dimensions[name];
  const columns: Column<Line>[] = [
    column.text(
      group === 'product' ? 'product' : 'tag',
      group === 'product' ? 'Product id' : 'Tag',
      ({ row }) => row.key,
    ),
    column.text('name', 'Name', ({ row }) => nameGroup(english.t, group, row)),
    ...figureColumns,
  ];
  return defineList({
    allow: 'view',
    scope: 'reports:read',
    query,
    columns: () => columns,
    filters: ({ campaign }) => ({ campaign: [campaign] }),
    toLines: (line: Line) => [line],
    open: async (context, { campaign, from, to }) => {
      const query = parseSummaryInput({
        from,
        to,
        dataset: 'program',
        campaigns: [campaign],
        group,
        sort: 'sales',
        series: 'none',
      });
      const { first, ...list } = await walkPages(async (offset) => {
        const { currencies, ...answer } = await summarize(context, {
          ...query,
          top: perPage,
          offset,
        });
        const counts = currencies.map(({ groups }) => groups.reduce((sum, one) => sum + one.groups, 0));
        const rows = currencies.flatMap(({ currency, groups }) =>
          groups
            .filter(({ kind }) => kind === 'value')
            .map((row): Line => {
              const { figures } = row;
              return { row, entry: { currency: currency ?? programCurrency, figures, standardRate: null } };
            }),
        );
        const total = counts.reduce((sum, count) => sum + count, 0);
        return { rows, total, longest: Math.max(0, ...counts), answer };
      });
      return { ...list, caption: captionOf(first.answer, context.today) };
    },
  });
}

/** A campaign's figures by creator and by product, including those that its tables leave out. */
export const campaignGroups = {
  'campaign-by-creator': define('campaign-by-creator'),
  'campaign-by-product': define('campaign-by-product'),
};
