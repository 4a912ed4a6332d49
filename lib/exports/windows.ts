import { z } from 'zod';
import { type Column, column } from '@/lib/files/column';
import { english } from '@/lib/language/english';
import type { StoredWindow } from '@/lib/ledger/answers/holding-shape';
import { listHoldings } from '@/lib/ledger/answers/holdings';
import { ledgerOf } from '@/lib/ledger/workspace-ledger';
import { describeWindow } from '@/lib/reports/describe-window';
import { defineList } from './export-list';
import { onePage } from './walk-pages';

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
  query: z.object({}),
  columns: () => columns,
  filters: () => ({}),
  toLines: (line: Line) => [line],
  open: async (context) => {
    const { sources } = await listHoldings(ledgerOf(context), { windows: 'all' });
    const lines = sources.flatMap(({ source, list }) =>
      list.map((window) => ({ source: english.t(`reports.sources.${source}`), window })),
    );
    return { ...onePage(lines), metadata: [], basis: null };
  },
});
