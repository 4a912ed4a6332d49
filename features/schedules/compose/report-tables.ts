import { readSort } from '@/components/table/table-view';
import { type Explorer, funnelInput, rowsInput } from '@/features/reports/explorer';
import { planChunks } from '@/features/reports/export-chunks';
import { exportQuerySchema } from '@/features/reports/export-query';
import { readFunnel } from '@/features/reports/funnel';
import { funnelColumns, listFunnelRows } from '@/features/reports/funnel-columns';
import { funnelQuerySchema } from '@/features/reports/funnel-query';
import { breakdownColumns, periodColumns } from '@/features/reports/group-columns';
import { rowColumns } from '@/features/reports/row-columns';
import { readRowSort } from '@/features/reports/row-sort';
import { listRows } from '@/features/reports/rows';
import { rowsQuerySchema } from '@/features/reports/rows-query';
import type { ReportTable } from '@/features/schedules/report-shape';
import { pickCurrencies } from '@/lib/data/currencies';
import { freshen } from '@/lib/data/links/freshen';
import { listPivotRows, listPivotTotals } from '@/lib/data/reporting/pivot';
import type { Summary } from '@/lib/data/summary/summary-shape';
import { buildTable, mostRows } from './build-table';
import { type Asked, readRequest } from './page-kind';

type Shown = { explorer: Explorer; total: Summary; groups: Summary | null; currency: string | null };

/** The table of a report page's view: groups by metric or by period, the funnel, or rows. */
export function readExplorerTable(asked: Asked, shown: Shown): Promise<ReportTable> | ReportTable {
  const { explorer } = shown;
  if (explorer.view === 'funnel') return readFunnelTable(asked, shown);
  if (explorer.view === 'rows') return readRowsTable(asked, shown);
  const { language, search } = asked;
  const { total, groups, currency } = shown;
  const summary = pickCurrencies(explorer.group && groups ? groups : total, currency, total);
  const rows = listPivotRows(summary, explorer.group !== null);
  const totals = listPivotTotals(pickCurrencies(total, currency, total));
  const columns =
    explorer.view === 'periods'
      ? periodColumns(language, { ...explorer, totals })
      : breakdownColumns(language, { ...explorer, totals });
  return buildTable(columns, rows, { search, weigh: ({ group }) => group.groups });
}

async function readFunnelTable(asked: Asked, { explorer, currency }: Shown): Promise<ReportTable> {
  const { language, search } = asked;
  const query = readRequest(funnelQuerySchema, funnelInput(explorer, currency) ?? explorer.range);
  const { currencies } = await readFunnel(asked.workspace, query);
  const columns = funnelColumns(language, { group: query.group, several: currencies.length > 1 });
  const count = currencies.reduce((sum, { total }) => sum + total, 0);
  return buildTable(columns, listFunnelRows(currencies), { search, count });
}

async function readRowsTable(asked: Asked, { explorer, currency }: Shown): Promise<ReportTable> {
  const { language, search } = asked;
  const sort = search.get('sort');
  const query = readRequest(rowsQuerySchema, {
    ...rowsInput(explorer, currency),
    ...readRowSort(explorer.dataset, sort === null ? null : readSort(sort)),
    limit: mostRows,
  });
  const { rows, cursor } = await listRows(asked.workspace, query);
  return buildTable(rowColumns(language, explorer.dataset), rows, {
    ...{ search, sorted: true },
    count: cursor === null ? rows.length : await countRows(asked, explorer, currency),
  });
}

async function countRows(asked: Asked, explorer: Explorer, currency: string | null): Promise<number> {
  const query = readRequest(exportQuerySchema, rowsInput(explorer, currency));
  const ledger = await freshen(asked.workspace, query);
  return ledger.store.snapshot(async (session) => (await planChunks(session, ledger, query)).rows);
}
