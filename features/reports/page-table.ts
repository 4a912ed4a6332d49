import { readSort } from '@/components/table/table-view';
import { writeTable } from '@/components/table/write-table';
import { freshen } from '@/lib/data/read/links/freshen';
import { pickCurrencies } from '@/lib/data/read/summary/currencies';
import type { Summary } from '@/lib/data/read/summary/summary-shape';
import type { Workspace } from '@/lib/data/store/workspace';
import { readRequest } from '@/lib/pages/address';
import { nameSeries } from '@/lib/pages/name-series';
import type { Address, PageTable } from '@/lib/pages/page';
import { listPivotRows, listPivotTotals, type PivotRow } from '@/lib/pages/pivot';
import { type Explorer, funnelInput, rankingOf, rowsInput } from './explorer';
import { planChunks } from './export-chunks';
import { exportQuerySchema } from './export-query';
import { readFunnel } from './funnel';
import { funnelColumns, listFunnelRows } from './funnel-columns';
import { funnelQuerySchema } from './funnel-query';
import { breakdownColumns, nameTotal, periodColumns } from './group-columns';
import { reportRowColumns } from './row-columns';
import { readRowSort } from './row-sort';
import { listRows } from './rows';
import { rowsQuerySchema } from './rows-query';

type Shown = {
  search: Address['search'];
  explorer: Explorer;
  total: Summary;
  groups: Summary | null;
  currency: string | null;
};

/** Single rows of a table. Files have all of them. */
const firstRows = 20;

/** The table of a report's view: groups by metric or by period, the funnel, or rows. */
export function readExplorerTable(workspace: Workspace, shown: Shown): Promise<PageTable> | PageTable {
  const { view } = shown.explorer;
  if (view === 'funnel') return readFunnelTable(workspace, shown);
  if (view === 'rows') return readRowsTable(workspace, shown);
  return writeGroups(workspace, shown);
}

function writeGroups(
  { language }: Workspace,
  { search, explorer, total, groups, currency }: Shown,
): PageTable {
  const { t } = language;
  const { group, view } = explorer;
  const order = rankingOf(explorer, total);
  const summary = pickCurrencies(group && groups ? groups : total, currency, total);
  const totals = listPivotTotals(pickCurrencies(total, currency, total));
  const columns =
    view === 'periods'
      ? periodColumns(language, { ...explorer, totals })
      : breakdownColumns(language, { ...explorer, order, totals });
  const partial = total.receipt.state !== 'complete';
  return writeTable(columns, listPivotRows(summary, group !== null), {
    title:
      view === 'periods'
        ? nameSeries(t, { ...explorer, currency })
        : group
          ? t(order ? `caption.byChange.${order}` : 'caption.by', {
              dimension: t(`dimensions.${group}.inText`),
            })
          : t('reports.selection'),
    search,
    weigh: ({ group }) => group.groups,
    totals: totals.map((entry) => ({
      name: nameTotal(t, totals.length > 1 ? entry.currency : null, partial),
      row: { ...entry, group: everything } satisfies PivotRow,
    })),
  });
}

const everything = { kind: 'value', key: null, label: null, groups: 0 } as const;

async function readFunnelTable(
  workspace: Workspace,
  { search, explorer, currency }: Shown,
): Promise<PageTable> {
  const { language } = workspace;
  const query = readRequest(funnelQuerySchema, funnelInput(explorer, currency) ?? explorer.range);
  const { currencies } = await readFunnel(workspace, query);
  const columns = funnelColumns(language, { group: query.group, several: currencies.length > 1 });
  return writeTable(columns, listFunnelRows(currencies), {
    title: language.t('reports.views.funnel'),
    search,
    count: currencies.reduce((sum, { total }) => sum + total, 0),
  });
}

async function readRowsTable(
  workspace: Workspace,
  { search, explorer, currency }: Shown,
): Promise<PageTable> {
  const { language } = workspace;
  const sort = search.get('sort');
  const query = readRequest(rowsQuerySchema, {
    ...rowsInput(explorer, currency),
    ...readRowSort(explorer.dataset, sort === null ? null : readSort(sort)),
    limit: firstRows,
  });
  const { rows, cursor } = await listRows(workspace, query);
  return writeTable(reportRowColumns(language, explorer.dataset), rows, {
    title: language.t('reports.views.rows'),
    search,
    sorted: true,
    count: cursor === null ? rows.length : await countRows(workspace, explorer, currency),
  });
}

async function countRows(workspace: Workspace, explorer: Explorer, currency: string | null): Promise<number> {
  const query = readRequest(exportQuerySchema, rowsInput(explorer, currency));
  const ledger = await freshen(workspace, query);
  return ledger.store.snapshot(async (session) => (await planChunks(session, ledger, query)).rows);
}
