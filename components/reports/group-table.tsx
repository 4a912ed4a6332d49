'use client';

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { LoadFailure } from '@/components/catalog/load-failure';
import { DataTable } from '@/components/data-table/data-table';
import { useTableView } from '@/components/data-table/use-table-view';
import { toFailure } from '@/components/feedback/to-failure';
import { EmptyState } from '@/components/ui/empty-state';
import { pickCurrencies } from '@/lib/ledger/currencies';
import type { Summary } from '@/lib/ledger/summary-shape';
import { summaryOptions } from '@/lib/query/ledger';
import { dimensionInfo } from '@/lib/reports/dimensions';
import { drillIntoGroup, type Explorer, groupsInput } from '@/lib/reports/explorer';
import { wantedGroupNames } from '@/lib/reports/group-names';
import { listPivotRows, listPivotTotals, type PivotRow } from '@/lib/reports/pivot';
import { buildBreakdownColumns } from './breakdown-columns';
import { GroupExport } from './group-export';
import { buildPeriodColumns } from './period-columns';
import type { SetExplorer } from './use-explorer';
import { useNames } from './use-names';

type Props = {
  explorer: Explorer;
  total: Summary | undefined;
  stale: boolean;
  currency: string | null;
  against: string;
  partial: boolean;
  setSearch: SetExplorer;
  controls: ReactNode;
};

const readId = (row: PivotRow) => row.id;

/** Groups by metric, or by period; sums a currency in the footer. */
export function GroupTable(props: Props) {
  const { explorer, total, currency, against, partial, setSearch, controls } = props;
  const { group, view, dataset, metric, grain, range } = explorer;
  const input = groupsInput(explorer, currency);
  const groups = useQuery({
    ...summaryOptions(input ?? { from: range.from, to: range.to }),
    enabled: input !== null,
  });
  const failure = input ? toFailure(groups) : undefined;
  const stale = props.stale || groups.isPlaceholderData;
  const summary = input ? groups.data : total;
  const shown = useMemo(
    () => summary && pickCurrencies(summary, currency, total),
    [summary, currency, total],
  );
  const names = useNames(
    wantedGroupNames(
      group,
      (shown?.currencies ?? []).flatMap((entry) => entry.groups),
    ),
  );
  const rows = useMemo(() => (shown ? listPivotRows(shown, group !== null) : []), [shown, group]);
  const totals = useMemo(
    () => (total ? listPivotTotals(pickCurrencies(total, currency, total)) : []),
    [total, currency],
  );
  const columns = useMemo(
    () =>
      view === 'periods'
        ? buildPeriodColumns({ group, names, totals, metric, grain, range, partial })
        : buildBreakdownColumns({ group, names, totals, dataset, against, partial, metric }),
    [view, group, names, totals, metric, grain, range, dataset, against, partial],
  );
  const [tableView, setTableView] = useTableView(`reports-${dataset}-${view}`);
  const noun = group ? dimensionInfo[group] : null;
  return (
    <DataTable
      label={noun ? `Figures by ${noun.label.toLowerCase()}` : 'Figures'}
      columns={columns}
      rows={rows}
      getRowId={readId}
      view={tableView}
      onViewChange={setTableView}
      onOpen={
        group && !stale
          ? ({ group: { kind, key } }) => kind === 'value' && setSearch(drillIntoGroup(explorer, key))
          : undefined
      }
      filters={controls}
      actions={
        summary && rows.length > 0 && !partial && !stale ? (
          <GroupExport explorer={explorer} currency={currency} names={names} rows={rows} />
        ) : null
      }
      loading={input ? groups.isPending : total === undefined}
      stale={stale}
      error={failure && <LoadFailure {...failure} title="The groups could not be loaded" />}
      empty={
        partial ? (
          <EmptyState title="No rows so far">
            Rows of these days are still to be read, and show here as they arrive.
          </EmptyState>
        ) : (
          <EmptyState title="No rows match">
            Nothing was reported in these days for these filters. Choose other days or clear a filter.
          </EmptyState>
        )
      }
      noun={['line', 'lines']}
      fit="content"
    />
  );
}
