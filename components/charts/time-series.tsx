'use client';

import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useToday } from '@/components/filters/today';
import { NotebookPen } from '@/components/ui/icons';
import { MenuItem } from '@/components/ui/menu-item';
import { whenOnline } from '@/components/ui/when-online';
import { type DayRange, type Grain, startOfBucket } from '@/lib/data/terms/days';
import { useLanguage } from '@/lib/language/use-language';
import { bucketRange, formatBucketShort } from '@/lib/pages/buckets';
import type { Caption } from '@/lib/pages/caption';
import { captionChart } from './chart-caption';
import { writeChartCsv } from './chart-csv';
import { ChartFrame } from './chart-frame';
import { ChartLegend } from './chart-legend';
import { type ChartNotes, listMarked, notesAt, placeNotes } from './chart-notes';
import { ChartSkeleton } from './chart-skeleton';
import { ChartTable } from './chart-table';
import { ChartTooltip } from './chart-tooltip';
import { MissingBands } from './missing-bands';
import { NoteMarks } from './note-marks';
import { type ChartKind, isBanded } from './plot-layout';
import { PlotPointer } from './plot-pointer';
import { countOpen, markOpen, markParts } from './plot-rows';
import { isWhole, type Point, type Series } from './series';
import { StaticPlot } from './static-plot';
import type { BucketRange } from './use-plot-pointer';

export type TimeSeriesProps = {
  /** Metric, grain and unit: "Sales by day, USD". */
  title: string;
  description?: ReactNode;
  points: readonly Point[];
  series: readonly Series[];
  grain: Grain;
  /** The days that the points cover. The first and last bucket may be partial. */
  range: DayRange;
  comparedRange?: DayRange | null;
  kind?: ChartKind;
  /** For the tooltip and the table. */
  formatValue: (value: number) => string;
  /** For the axis. Short. */
  formatTick: (value: number) => string;
  onPick?: (point: Point) => void;
  controls?: ReactNode;
  /** Items of the chart’s menu. */
  items?: ReactNode;
  height?: number;
  stale?: boolean;
  bare?: boolean;
  /** Without it, the chart neither shows nor accepts notes. */
  notes?: ChartNotes | undefined;
  /** What the figures are of. Pictures and files state it. Null while nothing is loaded. */
  caption: Caption | null;
};

const TimeSeriesPlot = lazy(async () => {
  await whenOnline();
  return import('./time-series-plot').then((module) => ({ default: module.TimeSeriesPlot }));
});

/** Lines, areas and fans are server-rendered. Recharts loads for bars, and when the pointer or focus reaches a chart. */
export function TimeSeries(props: TimeSeriesProps) {
  const { title, series, grain, range, kind = 'line', formatValue, formatTick, height = 280 } = props;
  const { notes } = props;
  const now = useToday();
  const points = markParts(props.points, { grain, range, today: now });
  const language = useLanguage();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [reached, setReached] = useState(false);
  const today = now && startOfBucket(now, grain);
  const plot = { title, points: markOpen(points), series, hidden, grain, kind, formatTick, today };
  const reach = () => setReached(true);
  const toggle = (key: string) => {
    const next = new Set(hidden);
    if (!next.delete(key)) next.add(key);
    setHidden(next);
  };
  const picture = kind === 'bar' ? <ChartSkeleton /> : <StaticPlot {...plot} />;
  const shown = series.filter((entry) => !hidden.has(entry.key));
  const { onPick } = props;
  const placed = notes ? placeNotes(notes.list, points, grain, range) : [];
  const daysOf = ({ first, last }: BucketRange): DayRange | null => {
    const [start, end] = [points[first], points[last]].map(
      (point) => point && bucketRange(point.day, grain, range),
    );
    return start && end ? { from: start.from, to: end.to } : null;
  };
  const addNote = (buckets: BucketRange) => {
    const days = daysOf(buckets);
    if (days) notes?.onAdd(days);
  };
  const pick = (at: number) => {
    const point = points[at];
    if (point) onPick?.(point);
  };
  return (
    <div className="min-w-0">
      <ChartFrame
        title={title}
        description={props.description}
        controls={props.controls}
        height={height}
        stale={props.stale}
        bare={props.bare}
        onSave={() => {
          reach();
          return captionChart(language, { ...props, hidden, placed });
        }}
        writeCsv={() => writeChartCsv(language, { ...props, notes: notes?.inCsv ? placed : null })}
        items={
          <>
            {notes ? (
              <MenuItem icon={<NotebookPen aria-hidden="true" />} onPress={notes.onList}>
                {language.t('charts.notes')}
              </MenuItem>
            ) : null}
            {props.items}
          </>
        }
        legend={
          isWhole(series) && !notes && countOpen(points) !== 'some' ? null : (
            <ChartLegend
              series={series}
              hidden={hidden}
              onToggle={toggle}
              open={countOpen(points) === 'some'}
              notes={notes && (placed.length > 0 || !notes.shown) ? notes : null}
            />
          )
        }
        table={
          <ChartTable
            {...{ title, points, series, grain, range, formatValue, notes: placed }}
            onAddNote={notes?.onAdd}
          />
        }
        chart={
          points.every(isBlank) ? (
            <p className="grid h-full place-items-center text-sm text-muted">{language.t('charts.blank')}</p>
          ) : (
            <PlotPointer
              label={title}
              count={points.length}
              banded={isBanded(kind)}
              onPick={onPick && pick}
              nameOpen={(at) =>
                language.t('charts.open', {
                  bucket: formatBucketShort(language.format, points[at]?.day ?? range.from, grain),
                })
              }
              onReach={reach}
              onNote={notes && addNote}
              marked={listMarked(placed)}
              renderTooltip={(at, selected) => {
                const point = points[at];
                return (
                  point && (
                    <ChartTooltip
                      {...{ point, series: shown, all: series, grain, range, formatValue }}
                      notes={notesAt(placed, at)}
                      selected={selected && daysOf(selected)}
                    />
                  )
                );
              }}
            >
              {kind === 'bar' || reached ? (
                <Suspense fallback={picture}>
                  <TimeSeriesPlot {...plot} height={height} />
                </Suspense>
              ) : (
                picture
              )}
              <MissingBands points={points} banded={isBanded(kind)} />
              <NoteMarks placed={placed} count={points.length} banded={isBanded(kind)} />
            </PlotPointer>
          )
        }
      />
    </div>
  );
}

/** Without any value, and not because its days are not loaded. */
const isBlank = ({ missing, values }: Point): boolean =>
  !missing && Object.values(values).every((value) => value === null || value === undefined);
