import type { ReactNode } from 'react';
import { MarkedText } from '@/components/feedback/marked-text';
import { PartialMark } from '@/components/feedback/partial-mark';
import type { DataColumn } from '@/components/table/column';
import { type Drawn, drawColumns } from '@/components/table/draw-columns';
import { OverlapMark } from '@/components/table/overlap-mark';
import { rowName } from '@/components/table/row-name';
import {
  breakdownColumns,
  changeIn,
  nameTotal,
  periodColumns,
  pointOf,
  writeChange,
} from '@/features/reports/group-columns';
import { type Day, eachBucket } from '@/lib/data/terms/days';
import { type Figures, type Metric, metrics } from '@/lib/data/terms/metrics';
import type { Language } from '@/lib/language/language';
import type { Translate } from '@/lib/language/translate';
import { useLanguage } from '@/lib/language/use-language';
import { partOfBucket } from '@/lib/pages/buckets';
import { compareFigures, formatFigure } from '@/lib/pages/figure';
import { metricInfo } from '@/lib/pages/metric-info';
import { mixes } from '@/lib/pages/open-days';
import type { PivotRow, PivotTotal } from '@/lib/pages/pivot';
import { ChangeBar } from './change-bar';
import { FigureCell } from './figure-cell';

type Options<Shown> = Shown & {
  /** Whether days are missing, so that the totals are parts. */
  partial: boolean;
};

type Breakdown = Options<Parameters<typeof breakdownColumns>[1]> & {
  rows: readonly PivotRow[];
  against: string;
};

/** The columns of groups as their table draws them: metrics, with the comparison inside the cell. */
export function drawBreakdownColumns(
  language: Language,
  { partial, against, rows, ...options }: Breakdown,
): DataColumn<PivotRow>[] {
  const { totals, metric, order } = options;
  const largest = findLargest(order ? rows : [], metric);
  const isTall = totals.some(({ compared }) => compared !== null);
  const toFigure = (metric: Metric): Drawn<PivotRow> => {
    const cell = (line: PivotTotal) => <FigureCell {...{ line, metric, against }} currency={line.currency} />;
    return { width: 128, cell, footer: drawTotals(totals, isTall, cell) };
  };
  return drawColumns(breakdownColumns(language, options), [], {
    ...Object.fromEntries(metrics.map((metric) => [metric, toFigure(metric)])),
    ...drawNames(language.t, totals, partial, isTall),
    change: {
      width: 220,
      footer: drawTotals(totals, isTall, (line) => writeChange(language, line, metric)),
      cell: (row, { text }) => (
        <ChangeBar
          change={changeIn(row, metric)}
          largest={row.group.kind === 'other' ? null : (largest.get(row.currency) ?? null)}
          tone={compareFigures(language.format, row, metric)?.tone ?? 'neutral'}
          text={text}
        />
      ),
    },
    share: {
      width: order ? 136 : 88,
      cell: (_, { text }) => <span className="truncate text-muted">{text}</span>,
    },
  });
}

/** The columns of groups by period as their table draws them. */
export function drawPeriodColumns(
  language: Language,
  { partial, ...options }: Options<Parameters<typeof periodColumns>[1]>,
): DataColumn<PivotRow>[] {
  const { totals, metric, grain, range } = options;
  const buckets = eachBucket(range, grain);
  const isOpen = (bucket: Day, at: number) =>
    totals.some(({ series }) => pointOf(series, bucket, at)?.provisional.any);
  const isMixed = mixes(buckets.map(isOpen));
  const toFigure = (pick: (row: PivotTotal) => Figures | undefined): Drawn<PivotRow> => {
    const cell = (row: PivotTotal) => <Cell figures={pick(row)} metric={metric} currency={row.currency} />;
    return { cell, footer: drawTotals(totals, false, cell) };
  };
  const width = metricInfo[metric].unit === 'money' ? 124 : 96;
  const periods = buckets.map((bucket, at): [Day, Drawn<PivotRow>] => [
    bucket,
    {
      ...toFigure(({ series }) => pointOf(series, bucket, at)),
      open: isMixed && isOpen(bucket, at),
      width: partOfBucket(bucket, grain, range) ? 184 : width,
    },
  ]);
  return drawColumns(periodColumns(language, options), [], {
    ...Object.fromEntries(periods),
    ...drawNames(language.t, totals, partial, false),
    range: { ...toFigure(({ figures }) => figures), width: 140 },
  });
}

/** The largest change of a single group in each currency, up or down. */
function findLargest(rows: readonly PivotRow[], metric: Metric): ReadonlyMap<string | null, number> {
  const largest = new Map<string | null, number>();
  for (const row of rows) {
    if (row.group.kind === 'other') continue;
    const size = Math.abs(changeIn(row, metric) ?? 0);
    largest.set(row.currency, Math.max(size, largest.get(row.currency) ?? 0));
  }
  return largest;
}

/** One line per currency. */
const drawTotals = (
  totals: readonly PivotTotal[],
  isTall: boolean,
  draw: (total: PivotTotal) => ReactNode,
): ReactNode =>
  totals.map((total) => (
    <div key={total.id} className={isTall ? 'h-8' : 'h-5 print:h-auto'}>
      {draw(total)}
    </div>
  ));

const drawNames = (
  t: Translate,
  totals: readonly PivotTotal[],
  partial: boolean,
  /** Whether the other totals have a comparison below. */
  isTall: boolean,
): Record<'name' | 'currency', Drawn<PivotRow>> => ({
  name: {
    width: 220,
    cell: ({ group, overlaps }, { value }) => (
      <span className={group.kind === 'other' ? 'truncate text-muted' : rowName}>
        {value}
        {overlaps ? <OverlapMark /> : null}
      </span>
    ),
    footer: drawTotals(totals, isTall, ({ currency }) => (
      <>
        {nameTotal(t, currency, partial)} {partial ? <PartialMark /> : null}
      </>
    )),
  },
  currency: { width: 108 },
});

function Cell(props: { figures: Figures | undefined; metric: Metric; currency: string | null }) {
  const { figures, metric, currency } = props;
  const { format } = useLanguage();
  if (!figures) return <span className="text-muted">–</span>;
  return <MarkedText mark={null}>{formatFigure(format, figures, metric, currency)}</MarkedText>;
}
