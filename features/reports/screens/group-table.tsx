'use client';

import { type ReactNode, useMemo } from 'react';
import { MixedMarks } from '@/components/feedback/change-marks';
import { LoadFailure } from '@/components/feedback/load-failure';
import { NoRows } from '@/components/feedback/no-rows';
import { useToday } from '@/components/filters/today';
import { alertItemOf } from '@/components/layout/alert-item';
import { DataTable } from '@/components/table/data-table';
import { Select } from '@/components/ui/select';
import { canRankByChange, drillIntoGroup, type Explorer, rankingOf } from '@/features/reports/explorer';
import { pickCurrencies } from '@/lib/data/read/summary/currencies';
import type { Summary } from '@/lib/data/read/summary/summary-shape';
import { type ChangeOrder, changeOrders } from '@/lib/data/terms/ranges/compared-range';
import { useLanguage } from '@/lib/language/use-language';
import { findRowTarget, isWatched } from '@/lib/pages/alert-target';
import { judgeRange } from '@/lib/pages/open-days';
import { listPivotTotals, type PivotRow, type PivotTotal } from '@/lib/pages/pivot';
import type { SetExplorer } from './use-explorer';
import { useGroupColumns } from './use-group-columns';
import { useGroups } from './use-groups';

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

const none: readonly PivotTotal[] = [];
const readId = (row: PivotRow) => row.id;

/** Groups by metric or by period, with one total per currency in the footer. */
export function GroupTable(props: Props) {
  const { t } = useLanguage();
  const { explorer, total, currency, against, partial, setSearch, controls } = props;
  const { dataset, group, view, range, metric, filters, order, compare } = explorer;
  const { rows, failure, loading, stale } = useGroups(props);
  const totals = useMemo(
    () => (total ? listPivotTotals(pickCurrencies(total, currency, total)) : []),
    [total, currency],
  );
  // Columns of periods match the rows, and the footer has the same periods or none.
  const grain = group ? explorer.grain : (total?.grain ?? explorer.grain);
  const footer = view === 'periods' && total?.grain !== grain ? none : totals;
  const { columns, tableView, setTableView } = useGroupColumns({
    explorer: { ...explorer, order: rankingOf(explorer, total) },
    grain,
    against,
    partial,
    rows,
    totals: footer,
  });
  const rankBy = (order: ChangeOrder | null) => {
    // A sorted column would hide the new order.
    setTableView({ ...tableView, sort: null });
    setSearch({ order, compare: order && compare === 'none' ? 'previous' : compare });
  };
  const rowActions = ({ group: { kind, key }, currency }: PivotRow) =>
    group && kind === 'value'
      ? alertItemOf(findRowTarget({ dimension: group, key, metric, currency, range, filters }))
      : null;
  const today = useToday();
  const isMixed = today !== null && judgeRange(range, today) === 'mixed';
  return (
    <MixedMarks
      open={view === 'breakdown' && isMixed ? rows.map(({ figures }) => figures.provisional.any) : []}
    >
      <DataTable
        label={
          group
            ? t('reports.figuresBy', { dimension: t(`dimensions.${group}.inText`) })
            : t('reports.figures')
        }
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
        rowActions={group && dataset === 'reports' && isWatched(group) ? rowActions : undefined}
        filters={
          <>
            {controls}
            {canRankByChange(explorer) ? <RankSelect order={order} onChange={rankBy} /> : null}
          </>
        }
        loading={loading}
        stale={stale}
        listKey={JSON.stringify([explorer, currency])}
        arriving={partial}
        error={failure && <LoadFailure {...failure} title={t('reports.failures.groups')} />}
        empty={<NoRows partial={partial} />}
        details
        noun="lines"
        fit="content"
      />
    </MixedMarks>
  );
}

type RankProps = { order: ChangeOrder | null; onChange: (order: ChangeOrder | null) => void };

/** Whether the table begins with the highest value, the largest fall or the largest rise. */
function RankSelect({ order, onChange }: RankProps) {
  const { t } = useLanguage();
  return (
    <Select
      aria-label={t('reports.orderBy')}
      className="w-44"
      options={(['value', ...changeOrders] as const).map((value) => ({
        value,
        label: t(`reports.orders.${value}`),
      }))}
      value={order ?? 'value'}
      onChange={({ target }) => onChange(changeOrders.find((value) => value === target.value) ?? null)}
    />
  );
}
