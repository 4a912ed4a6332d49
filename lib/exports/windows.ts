import { z } from 'zod';
import type { Column } from '@/lib/files/column';
import type { HeldWindow } from '@/lib/ledger/answers/holding-shape';
import { listHoldings } from '@/lib/ledger/answers/holdings';
import { ledgerOf } from '@/lib/ledger/workspace-ledger';
import { describeWindow } from '@/lib/reports/describe-window';
import { sourceNames } from '@/lib/reports/source-names';
import { defineList } from './export-list';
import { onePage } from './walk-pages';

type Line = { source: string; window: HeldWindow };

const columns: Column<Line>[] = [
  { id: 'source', title: 'Source', type: 'text', value: ({ source }) => source },
  { id: 'from', title: 'From (UTC)', type: 'day', value: ({ window }) => window.from },
  { id: 'to', title: 'To (UTC)', type: 'day', value: ({ window }) => window.to },
  {
    id: 'marketplace',
    title: 'Marketplace',
    type: 'text',
    value: ({ window }) => window.scope.split('|')[1],
  },
  { id: 'state', title: 'State', type: 'text', value: ({ window }) => describeWindow(window) },
  { id: 'reason', title: 'Reason', type: 'text', value: ({ window }) => window.reason },
  { id: 'rows', title: 'Rows', type: 'count', value: ({ window }) => window.rows },
  { id: 'pages', title: 'Pages', type: 'count', value: ({ window }) => window.pages },
  { id: 'fetchedAt', title: 'Read (UTC)', type: 'text', value: ({ window }) => window.fetchedAt },
];

/** Every window that the ledger stores, source by source. */
export const exportWindows = defineList({
  allow: 'view',
  query: z.object({}),
  columns: () => columns,
  filters: () => ({}),
  toLines: (line: Line) => [line],
  open: async (context) => {
    const { sources } = await listHoldings(ledgerOf(context), { windows: 'all' });
    const lines = sources.flatMap(({ source, list }) =>
      list.map((window) => ({ source: sourceNames[source].label, window })),
    );
    return { ...onePage(lines), facts: [] };
  },
});
