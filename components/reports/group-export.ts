import { changeColumn } from '@/components/exports/figure-lines';
import type { ListExport } from '@/components/exports/use-list-export';
import type { CsvColumn } from '@/components/exports/write-csv';
import { eachBucket } from '@/lib/ledger/days';
import type { Metric } from '@/lib/ledger/metrics';
import { namedFilters } from '@/lib/ledger/query/filter-dimensions';
import { dimensionInfo } from '@/lib/reports/dimensions';
import type { Explorer } from '@/lib/reports/explorer';
import { nameGroup } from '@/lib/reports/group-names';
import { listMetrics, metricInfo } from '@/lib/reports/metric-info';
import type { PivotRow } from '@/lib/reports/pivot';

type Column = CsvColumn<PivotRow>;
type Groups = {
  explorer: Explorer;
  /** Null: every currency is in the table. */
  currency: string | null;
  rows: readonly PivotRow[];
};

/** The table of groups as a file: a line for each group and currency. */
export function describeGroupExport({ explorer, currency, rows }: Groups): ListExport<PivotRow, PivotRow> {
  const currencies = currency === null ? {} : { currencies: [currency] };
  return {
    name: 'report-groups',
    columns: [
      ...nameColumns(explorer),
      { header: 'Currency', value: ({ currency }) => currency },
      changeColumn,
      ...(explorer.view === 'periods' ? periodColumns(explorer) : metricColumns(explorer)),
    ],
    filters: namedFilters({ ...explorer.filters, ...currencies }),
    toLines: (row) => [row],
    readStretch: async () => ({ rows, total: rows.length, complete: true }),
  };
}

function nameColumns({ group }: Explorer): Column[] {
  if (!group) return [];
  return [
    { header: dimensionInfo[group].label, value: (row) => nameGroup(group, row.group) },
    { header: 'Id', value: (row) => row.group.key },
  ];
}

function metricColumns({ dataset, compare }: Explorer): Column[] {
  return listMetrics(dataset).flatMap((metric): Column[] => {
    const label = labelOf(metric);
    const now: Column = { header: label, value: ({ figures }) => figures[metric] };
    const before: Column = { header: `${label} before`, value: ({ compared }) => compared?.[metric] };
    return compare === 'none' ? [now] : [now, before];
  });
}

function periodColumns({ metric, range, grain }: Explorer): Column[] {
  const whole: Column = { header: labelOf(metric), value: ({ figures }) => figures[metric] };
  const periods = eachBucket(range, grain).map(
    (bucket, at): Column => ({
      header: `${labelOf(metric)} from ${bucket}`,
      value: ({ series }) => series[at]?.[metric],
    }),
  );
  return [whole, ...periods];
}

const labelOf = (metric: Metric) => metricInfo[metric].label;
