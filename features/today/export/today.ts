import { z } from 'zod';
import { readToday } from '@/features/today/read-today';
import { captionOfToday } from '@/features/today/today-caption';
import type { Action } from '@/features/today/today-shape';
import { defineList } from '@/lib/pages/export-list';
import { onePage } from '@/lib/pages/walk-pages';
import { type Column, column } from '@/lib/server/files/column';

const columns: Column<Action>[] = [
  column.text('kind', 'Kind', ({ kind }) => kind),
  column.text('what', 'What', ({ text }) => text),
  column.text('currency', 'Currency', ({ stake }) => stake?.currency),
  column.amount('amount', 'At stake', ({ stake }) => stake?.amount),
  column.text('of', 'Of', ({ stake }) => stake?.of),
  column.amount('low', 'Low (estimate)', ({ stake }) => stake?.range?.low),
  column.amount('high', 'High (estimate)', ({ stake }) => stake?.range?.high),
  column.flag('estimate', 'Estimate', ({ stake }) => stake?.estimate),
  column.day('since', 'Since', ({ since }) => since),
  column.text('why', 'Why', ({ why }) => why),
  column.text('path', 'Page', ({ path }) => path),
  column.day('changesUntil', 'May change until', ({ changesUntil }) => changesUntil),
];

/** What deserves attention today, the most at stake first. */
export const exportToday = defineList({
  allow: 'view',
  scope: 'reports:read',
  query: z.object({}),
  columns: () => columns,
  filters: () => ({}),
  toLines: (line: Action) => [line],
  open: async (context) => {
    const answer = await readToday(context);
    return { ...onePage(answer.actions), caption: captionOfToday(context.language, answer, context.today) };
  },
});
