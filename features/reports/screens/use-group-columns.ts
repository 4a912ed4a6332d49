import { useMemo } from 'react';
import { listOptional } from '@/components/table/column';
import { useTableView } from '@/components/table/use-table-view';
import type { Explorer } from '@/features/reports/explorer';
import type { Grain } from '@/lib/data/terms/days';
import { useLanguage } from '@/lib/language/use-language';
import type { PivotRow, PivotTotal } from '@/lib/pages/pivot';
import { drawBreakdownColumns, drawPeriodColumns } from './draw-group-columns';

type Options = {
  explorer: Explorer;
  /** That of the rows, which may still be the previous one. */
  grain: Grain;
  rows: readonly PivotRow[];
  totals: readonly PivotTotal[];
  against: string;
  partial: boolean;
};

/** The columns of the group table, and their arrangement from the URL or this browser. */
export function useGroupColumns({ explorer, grain, rows, totals, against, partial }: Options) {
  const language = useLanguage();
  const { group, view, dataset, metric, range, compare, order } = explorer;
  const columns = useMemo(
    () =>
      view === 'periods'
        ? drawPeriodColumns(language, { group, totals, metric, grain, range, partial })
        : drawBreakdownColumns(language, {
            group,
            rows,
            totals,
            dataset,
            compare,
            order,
            against,
            partial,
            metric,
          }),
    [language, view, group, rows, totals, metric, grain, range, dataset, compare, order, against, partial],
  );
  const [tableView, setTableView] = useTableView(`reports-${dataset}-${view}`, {
    hidden: listOptional(columns),
  });
  return { columns, tableView, setTableView };
}
