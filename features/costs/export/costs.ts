import { type CostFilters, costFiltersSchema } from '@/features/costs/cost';
import type { StoredCost } from '@/features/costs/cost-shape';
import { readCostBasis } from '@/features/costs/filter-basis';
import { listCosts } from '@/features/costs/list-costs';
import { captionOfRecords } from '@/lib/pages/answer-caption';
import { defineList } from '@/lib/pages/export-list';
import { walkPages } from '@/lib/pages/walk-pages';
import { type Column, column } from '@/lib/server/files/column';

/** The columns of an import, so that a file can be imported again, and the name. */
const columns: Column<StoredCost>[] = [
  column.text('kind', 'Kind', ({ kind }) => kind),
  column.text('for', 'For', ({ subject }) => subject?.kind ?? 'workspace'),
  column.text('subject', 'Subject id', ({ subject }) => subject?.id),
  column.text('name', 'Name', ({ name }) => name),
  column.amount('amount', 'Amount', ({ amount }) => amount),
  column.text('currency', 'Currency', ({ currency }) => currency),
  column.day('from', 'From (UTC)', ({ from }) => from),
  column.day('to', 'To (UTC)', ({ to }) => to),
  column.text('note', 'Note', ({ note }) => note),
];

const listFilters = ({ kind, subject, groups, currency, q }: CostFilters) => ({
  ...(kind ? { kind: [kind] } : {}),
  ...(subject ? { subject: [subject] } : {}),
  ...(groups ? { groups } : {}),
  ...(currency ? { currency: [currency] } : {}),
  ...(q ? { text: [q] } : {}),
});

/** The workspace's costs, those that end last first. */
export const exportCosts = defineList({
  allow: 'view',
  scope: 'settings:read',
  query: costFiltersSchema,
  columns: () => columns,
  filters: listFilters,
  toLines: (line: StoredCost) => [line],
  open: async (context, query) => {
    const size = 500;
    const { total, pages } = await walkPages(async (offset) => {
      const { costs, total } = await listCosts(context, { ...query, top: size, offset });
      return { rows: costs, total };
    }, size);
    return { total, pages, caption: captionOfRecords({ basis: await readCostBasis(context, query) }) };
  },
});
