import type { Day, Grain } from '@/lib/ledger/days';
import {
  listDots,
  listOpenStretches,
  listValues,
  openKey,
  type PlotRow,
  settledKey,
  splitRows,
} from './plot-rows';
import { type ChartHue, type Point, pickHue, type Series } from './series';
import { pickScale, type ValueScale } from './value-ticks';

/** The box of the plot inside a chart. Values stand to the left of it, days below. */
export const plotBox = 'absolute top-2 right-2 bottom-[30px] left-16';
/** The same box for Recharts, in pixels. */
export const plotMargin = { top: 8, right: 8, bottom: 30, left: 64 };
/** A plot narrower than this has room for every second day. In pixels, as `@md`. */
export const roomyWidth = 448;

/** What a plot shows. */
export type Plot = {
  points: readonly Point[];
  series: readonly Series[];
  hidden: ReadonlySet<string>;
  grain: Grain;
  kind: 'line' | 'area' | 'bar';
  /** First day of the bucket that contains today. */
  today: Day | null;
};

/** Where a plot draws what. Positions are percent of the plot, from its top left corner. */
export type PlotLayout = {
  kind: Plot['kind'];
  scale: ValueScale;
  ticks: { value: number; y: number }[];
  /** Days named below the plot. `roomy` ones are left out of a narrow plot. */
  labels: { day: Day; x: number; roomy: boolean }[];
  /** Days that may change, hatched behind lines. */
  bands: { x: number; width: number }[];
  courses: Course[];
  /** Today, drawn open, and values without a neighbor. */
  dots: { id: string; hue: ChartHue; x: number; y: number; today: boolean }[];
  /** Values for bars. */
  rows: PlotRow[];
  shown: { entry: Series; hue: ChartHue }[];
};

/** The paths of one series in a box of 100 by 100. Areas are empty where none is drawn. */
export type Course = {
  key: string;
  hue: ChartHue;
  comparison: boolean;
  line: string;
  openLine: string;
  area: string;
  openArea: string;
};

type Place = { x: number; y: number };

const mostLabels = 8;

/** The one place that decides scale, ticks, labels, hatch and paths, for the server's drawing and for Recharts. */
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
  const every = Math.ceil(points.length / mostLabels);
  const loneDots: PlotLayout['dots'] = [];
  const courses = banded
    ? []
    : shown.map(({ entry: { key, comparison = false }, hue }) => {
        const [settled, open] = [runsOf(settledKey(key)), runsOf(openKey(key))];
        for (const [place] of [...settled, ...open].filter((run) => run.length === 1)) {
          if (place) loneDots.push({ id: `${key} ${place.x}`, hue, ...place, today: false });
        }
        const filled = kind === 'area' && !comparison;
        const [solid, pale] = [writePaths(settled, toY(0)), writePaths(open, toY(0))];
        return {
          key,
          hue,
          comparison,
          line: solid.line,
          openLine: pale.line,
          area: filled ? solid.area : '',
          openArea: filled ? pale.area : '',
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
        ? listOpenStretches(points).map(({ first, last }) => ({
            x: toX(first),
            width: toX(last) - toX(first),
          }))
        : [],
    courses,
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
 * The middle of bucket `at`, in percent from the left. Bars have a band each; lines run from edge to edge, and one day
 * alone stands in the middle. `at` may lie between two buckets.
 */
export function placeBucket(at: number, count: number, banded: boolean): number {
  const share = banded || count < 2 ? (at + 0.5) / Math.max(1, count) : at / (count - 1);
  return share * 100;
}

/** Unbroken stretches of places. */
function listRuns(places: readonly (Place | null)[]): Place[][] {
  const runs: Place[][] = [];
  places.forEach((place, at) => {
    if (!place) return;
    if (places[at - 1]) runs.at(-1)?.push(place);
    else runs.push([place]);
  });
  return runs;
}

/** A hundredth of a percent is a fifth of a pixel at most. */
const round = (percent: number) => Math.round(percent * 100) / 100;
const write = ({ x, y }: Place) => `${round(x)},${round(y)}`;

/** The paths of all runs: as a line, and closed at `floor`. A place alone is no line. */
function writePaths(runs: readonly Place[][], floor: number): { line: string; area: string } {
  const paths = { line: '', area: '' };
  for (const run of runs) {
    const [first, last] = [run[0], run.at(-1)];
    if (!first || !last || first === last) continue;
    const path = run.map(write).join('L');
    paths.line += `M${path}`;
    paths.area += `M${write({ ...first, y: floor })}L${path}L${write({ ...last, y: floor })}Z`;
  }
  return paths;
}
