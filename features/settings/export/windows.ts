import { z } from 'zod';
import { describeWindow } from '@/features/settings/describe-window';
import type { StoredWindow } from '@/features/settings/holding-shape';
import { listHoldings } from '@/features/settings/holdings';
import { english } from '@/lib/language/english';
import { captionOfRecords } from '@/lib/pages/answer-caption';
import { defineList } from '@/lib/pages/export-list';
import { onePage } from '@/lib/pages/walk-pages';
import { type Column, column } from '@/lib/server/files/column';

type Line = { source: string; window: StoredWindow };

const columns: Column<Line>[] = [
  column.text('source', 'Source', ({ source }) => source),
  column.day('from', 'From (UTC)', ({ window }) => window.from),
  column.day('to', 'To (UTC)', ({ window }) => window.to),
  column.text('marketplace', 'Marketplace', ({ window }) => window.scope.split('|')[1]),
  column.text('state', 'State', ({ window }) => describeWindow(english.t, window)),
  column.text('reason', 'Reason', ({ window }) => window.reason),
  column.count('rows', 'Rows', ({ window }) => window.rows),
  column.count('pages', 'Pages', ({ window }) => window.pages),
  column.instant('fetchedAt', 'Read (UTC)', ({ window }) => window.fetchedAt),
];

/** All stored windows of the ledger, by source. */
export const exportWindows = defineList({
  allow: 'view',
  scope: 'settings:read',
  query: z.object({}),
  columns: () => columns,
  filters: () => ({}),
  toLines: (line: Line) => [line],
  open: async (context) => {
    const { sources } = await listHoldings(context, { windows: 'all' });
    const lines = sources.flatMap(({ source, list }) =>
      list.map((window) => ({ source: english.t(`reports.sources.${source}`), window })),
    );
    return { ...onePage(lines), caption: captionOfRecords() };
  },
});
