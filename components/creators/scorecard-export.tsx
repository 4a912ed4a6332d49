'use client';

import { changeColumn } from '@/components/exports/figure-lines';
import { RowsExport } from '@/components/exports/rows-export';
import type { CsvColumn } from '@/components/exports/write-csv';
import type { Metric } from '@/lib/ledger/metrics';
import type { CurrencySummary } from '@/lib/ledger/summary/summary-shape';
import { metricInfo } from '@/lib/reports/metric-info';

export type ScorecardSide = { side: string; currencies: readonly CurrencySummary[] };
type Line = CurrencySummary & { side: string };

/** The scorecard as a file, once every row is read: a line a side and currency, so that no two amounts share one. */
export function ScorecardExport({
  sides,
  metrics,
}: {
  sides: readonly ScorecardSide[];
  metrics: readonly Metric[];
}) {
  const columns: CsvColumn<Line>[] = [
    { header: 'From', value: ({ side }) => side },
    { header: 'Currency', value: ({ currency }) => currency },
    changeColumn,
    ...metrics.map(
      (metric): CsvColumn<Line> => ({
        header: metricInfo[metric].label,
        value: ({ figures }) => figures[metric],
      }),
    ),
  ];
  const lines = sides.flatMap(({ side, currencies }) => currencies.map((entry) => ({ side, ...entry })));
  return <RowsExport name="scorecard" columns={columns} readRows={() => lines} />;
}
