import { z } from 'zod';
import { captionOfScorecard } from '@/features/creators/scorecard-caption';
import { uuid } from '@/lib/contract/parameters';
import { parseSummaryInput } from '@/lib/data/read/summary/parse-summary-input';
import { readSummary } from '@/lib/data/read/summary/read-summary';
import type { CurrencySummary } from '@/lib/data/read/summary/summary-shape';
import { writeFilterValue } from '@/lib/data/terms/filters/filter-value';
import { list } from '@/lib/data/terms/filters/query-fields';
import { checkRange, rangeFields } from '@/lib/data/terms/ranges/query-range';
import { defineList } from '@/lib/pages/export-list';
import { changeColumn, metricColumn } from '@/lib/pages/figure-columns';
import { scorecardMetrics } from '@/lib/pages/scorecard-metrics';
import { onePage } from '@/lib/pages/walk-pages';
import { type Column, column } from '@/lib/server/files/column';

type Line = CurrencySummary & { side: string };

const columns: Column<Line>[] = [
  column.text('from', 'From', ({ side }) => side),
  column.text('currency', 'Currency', ({ currency }) => currency),
  changeColumn,
  ...scorecardMetrics.map((metric) => metricColumn<Line>(metric, ({ figures }) => figures[metric])),
];

/** A creator's attribution figures, and those of their program tags. */
const query = z.object({ creator: uuid, tags: list, ...rangeFields }).superRefine(checkRange);

/** The scorecard of a creator, with a line per side and currency. */
export const exportScorecard = defineList({
  allow: 'view',
  scope: 'reports:read',
  query,
  columns: () => columns,
  filters: ({ creator }) => ({ creator: [creator] }),
  toLines: (line: Line) => [line],
  open: async (context, { creator, tags = [], from, to }) => {
    const sum = (more: object) =>
      readSummary(context, parseSummaryInput({ from, to, series: 'none', ...more }));
    const attribution = await sum({ creators: [creator] });
    const program =
      tags.length > 0
        ? await sum({
            dataset: 'program',
            creator_tags: tags.map((tag) => writeFilterValue('creator_tag', tag)),
          })
        : undefined;
    const lines = [
      ...attribution.currencies.map((entry) => ({ side: 'Attribution', ...entry })),
      ...(program?.currencies ?? []).map((entry) => ({ side: 'Program', ...entry })),
    ];
    const caption = await captionOfScorecard(context, { attribution, program }, context.today);
    return { ...onePage(lines), caption };
  },
});
