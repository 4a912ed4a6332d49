import type { Day, Grain } from '@/lib/data/terms/days';
import { type Axes, type Curve, type Dot, drawFans, drawLines, type Shown } from './plot-curves';
import { listDots, listOpenRanges, listValues, type PlotRow, splitRows } from './plot-rows';
import { type Mark, type Point, pickHue, type Series } from './series';
import { pickScale, type ValueScale } from './value-ticks';

/** The plot's box inside a chart. Values are to its left, days below. */
export const plotBox = 'absolute top-2 right-2 bottom-[30px] left-16';
/** The same box for Recharts, in pixels. */
export const plotMargin = { top: 8, right: 8, bottom: 30, left: 64 };
/** A plot narrower than this labels every second day. In pixels, equal to `@md`. */
export const roomyWidth = 448;

/**
 * `step`: a line that holds each value until the next, from zero. `fan`: in each bucket, an estimate that opens from a value
 * to its range.
 */
export type ChartKind = 'line' | 'area' | 'bar' | 'step' | 'fan';

/** Whether buckets have a band each. Lines run from edge to edge. */
export const isBanded = (kind: ChartKind): boolean => kind === 'bar' || kind === 'fan';

/** What a plot shows. */
export type Plot = {
  points: readonly Point[];
  series: readonly Series[];
  hidden: ReadonlySet<string>;
  grain: Grain;
  kind: ChartKind;
  /** First day of the bucket that contains today. */
  today: Day | null;
};

/** Where to draw each part of a plot. Positions are percent of the plot, from its top left corner. */
export type PlotLayout = {
  kind: Plot['kind'];
  scale: ValueScale;
  ticks: { value: number; y: number }[];
  /** Day labels below the plot. A narrow plot leaves out those with `roomy`. */
  labels: { day: Day; x: number; roomy: boolean }[];
  /** Days that may change, hatched behind lines. */
  bands: { x: number; width: number }[];
  curves: Curve[];
  dots: Dot[];
  /** Marked days of lines. Those too close to another have no label. */
  marks: { day: Day; x: number; y: number; way: Mark['way']; label: string }[];
  /** Values for bars. */
  rows: PlotRow[];
  shown: Shown[];
};

const maxLabels = 8;

/** Computes scale, ticks, labels, hatching and paths, for both the server-rendered chart and Recharts. */
export function layOutPlot({ points, series, hidden, kind, today }: Plot): PlotLayout {
  const banded = isBanded(kind);
  const shown = series.flatMap((entry, at) =>
    hidden.has(entry.key) ? [] : [{ entry, hue: pickHue(series, at) }],
  );
  const entries = shown.map(({ entry }) => entry);
  const scale = pickScale(listValues(points, entries), { fromZero: kind !== 'line' && kind !== 'fan' });
  const toX = (at: number) => placeBucket(at, points.length, banded);
  const toY = (value: number) => ((scale.high - value) / (scale.high - scale.low)) * 100;
  const rows = splitRows(points, entries, !banded);
  const every = Math.ceil(points.length / maxLabels);
  const { curves, dots } =
    kind === 'fan'
      ? drawFans(points, shown, { toX, toY })
      : drawLines(points, rows, banded ? [] : shown, {
          toX,
          toY,
          filled: kind === 'area',
          held: kind === 'step',
        });
  return {
    kind,
    scale,
    ticks: scale.ticks.map((value) => ({ value, y: toY(value) })),
    labels: points.flatMap(({ day }, at) =>
      at % every === 0 ? [{ day, x: toX(at), roomy: at % (2 * every) !== 0 }] : [],
    ),
    bands:
      kind === 'line'
        ? listOpenRanges(points).map(({ first, last }) => ({
            x: toX(first),
            width: toX(last) - toX(first),
          }))
        : [],
    curves,
    dots: [...dots, ...(kind === 'fan' ? [] : drawToday(points, shown, { today, toX, toY }))],
    marks: banded ? [] : placeMarks(points, entries[0]?.key, { toX, toY }),
    rows,
    shown,
  };
}

/** The least distance of two labels, in percent. */
const labelDistance = 18;

function placeMarks(
  points: readonly Point[],
  key: string | undefined,
  { toX, toY }: Axes,
): PlotLayout['marks'] {
  let labeled = -labelDistance;
  return points.flatMap(({ day, mark, values }, at) => {
    const value = key === undefined ? null : (values[key] ?? null);
    if (!mark || value === null) return [];
    const x = toX(at);
    const isFar = x - labeled >= labelDistance;
    if (isFar) labeled = x;
    return [{ day, x, y: toY(value), way: mark.way, label: isFar ? mark.label : '' }];
  });
}

const drawToday = (
  points: readonly Point[],
  shown: readonly Shown[],
  { today, toX, toY }: Axes & Pick<Plot, 'today'>,
): Dot[] =>
  shown.flatMap(({ entry, hue }) =>
    listDots(points, [entry], today).map(
      ({ at, key, value }): Dot => ({
        id: `${key} today`,
        hue,
        x: toX(at),
        y: toY(value),
        mark: 'today',
      }),
    ),
  );

/**
 * The middle of bucket `at`, in percent from the left. Bars have a band each. Lines run from edge to edge; a single day
 * is centered. `at` may be fractional.
 */
export function placeBucket(at: number, count: number, banded: boolean): number {
  const share = banded || count < 2 ? (at + 0.5) / Math.max(1, count) : at / (count - 1);
  return share * 100;
}
