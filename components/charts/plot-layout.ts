import type { Day, Grain } from '@/lib/data/days';
import {
  listDots,
  listOpenRanges,
  listValues,
  openKey,
  type PlotRow,
  partKey,
  settledKey,
  splitRows,
} from './plot-rows';
import { type ChartHue, type Point, pickHue, type Series } from './series';
import { pickScale, type ValueScale } from './value-ticks';

/** The plot's box inside a chart. Values are to its left, days below. */
export const plotBox = 'absolute top-2 right-2 bottom-[30px] left-16';
/** The same box for Recharts, in pixels. */
export const plotMargin = { top: 8, right: 8, bottom: 30, left: 64 };
/** A plot narrower than this labels every second day. In pixels, equal to `@md`. */
export const roomyWidth = 448;

/** `step`: a line that holds each value until the next, from zero. */
export type ChartKind = 'line' | 'area' | 'bar' | 'step';

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
  /** Today (a hollow dot), and values without a neighbor (a short line). */
  dots: { id: string; hue: ChartHue; x: number; y: number; today: boolean }[];
  /** Values for bars. */
  rows: PlotRow[];
  shown: { entry: Series; hue: ChartHue }[];
};

/** The paths of one series in a 100 × 100 box. Empty if there is no area. */
export type Curve = {
  key: string;
  hue: ChartHue;
  comparison: boolean;
  line: string;
  openLine: string;
  area: string;
  openArea: string;
  /** Buckets with only some of their days, and plans. Dashed. */
  partLine: string;
};

type Position = { x: number; y: number };

const maxLabels = 8;

/** Computes scale, ticks, labels, hatching and paths, for both the server-rendered chart and Recharts. */
export function layOutPlot({ points, series, hidden, kind, today }: Plot): PlotLayout {
  const banded = kind === 'bar';
  const shown = series.flatMap((entry, at) =>
    hidden.has(entry.key) ? [] : [{ entry, hue: pickHue(series, at) }],
  );
  const entries = shown.map(({ entry }) => entry);
  const scale = pickScale(listValues(points, entries), { fromZero: kind !== 'line' });
  const toX = (at: number) => placeBucket(at, points.length, banded);
  const toY = (value: number) => ((scale.high - value) / (scale.high - scale.low)) * 100;
  const rows = splitRows(points, entries, !banded);
  const runsOf = (key: string) =>
    listRuns(
      rows.map(({ [key]: value }, at) => (typeof value === 'number' ? { x: toX(at), y: toY(value) } : null)),
    );
  const every = Math.ceil(points.length / maxLabels);
  const loneDots: PlotLayout['dots'] = [];
  const curves = banded
    ? []
    : shown.map(({ entry: { key, comparison = false, plan = false }, hue }) => {
        const [settled, open] = [runsOf(settledKey(key)), runsOf(openKey(key))];
        const parts = runsOf(partKey(key));
        for (const [position] of [...settled, ...open, ...parts].filter((run) => run.length === 1)) {
          if (position) loneDots.push({ id: `${key} ${position.x}`, hue, ...position, today: false });
        }
        const filled = kind === 'area' && !comparison && !plan;
        const write = (runs: readonly Position[][]) =>
          writePaths(kind === 'step' ? runs.map(holdValues) : runs, toY(0));
        const [solid, pale] = [write(settled), write(open)];
        return {
          key,
          hue,
          comparison,
          line: solid.line,
          openLine: pale.line,
          area: filled ? solid.area : '',
          openArea: filled ? pale.area : '',
          partLine: write(parts).line,
        };
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
    dots: [
      ...loneDots,
      ...shown.flatMap(({ entry, hue }) =>
        listDots(points, [entry], today).map(({ at, key, value }) => ({
          id: `${key} today`,
          hue,
          x: toX(at),
          y: toY(value),
          today: true,
        })),
      ),
    ],
    rows,
    shown,
  };
}

/**
 * The middle of bucket `at`, in percent from the left. Bars have a band each. Lines run from edge to edge; a single day
 * is centered. `at` may be fractional.
 */
export function placeBucket(at: number, count: number, banded: boolean): number {
  const share = banded || count < 2 ? (at + 0.5) / Math.max(1, count) : at / (count - 1);
  return share * 100;
}

/** Splits positions into runs without gaps. */
function listRuns(positions: readonly (Position | null)[]): Position[][] {
  const runs: Position[][] = [];
  positions.forEach((position, at) => {
    if (!position) return;
    if (positions[at - 1]) runs.at(-1)?.push(position);
    else runs.push([position]);
  });
  return runs;
}

/** Adds the corners of steps to a run. */
const holdValues = (run: readonly Position[]): Position[] =>
  run.flatMap((position, at) => {
    const before = run[at - 1];
    return before && before.y !== position.y ? [{ x: position.x, y: before.y }, position] : [position];
  });

/** 0.01 percent is at most a fifth of a pixel. */
const round = (percent: number) => Math.round(percent * 100) / 100;
const writePosition = ({ x, y }: Position) => `${round(x)},${round(y)}`;

/** The paths of all runs, as a line and as an area closed at `floor`. A single position has no line. */
function writePaths(runs: readonly Position[][], floor: number): { line: string; area: string } {
  const paths = { line: '', area: '' };
  for (const run of runs) {
    const [first, last] = [run[0], run.at(-1)];
    if (!first || !last || first === last) continue;
    const path = run.map(writePosition).join('L');
    paths.line += `M${path}`;
    paths.area += `M${writePosition({ ...first, y: floor })}L${path}L${writePosition({ ...last, y: floor })}Z`;
  }
  return paths;
}
