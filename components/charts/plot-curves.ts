import { openKey, type PlotRow, partKey, settledKey } from './plot-rows';
import type { ChartHue, Point, Series } from './series';

/** The paths of one series in a 100 × 100 box. Empty if there is no area. */
export type Curve = {
  key: string;
  hue: ChartHue;
  comparison: boolean;
  /** The range of an estimate: its edges are the line. */
  range: boolean;
  line: string;
  openLine: string;
  area: string;
  openArea: string;
  /** Buckets with only some of their days, and plans. Dashed. */
  partLine: string;
};

/** `today`: a hollow dot. `lone`: a value without a neighbor, a short line. `value`: a full dot. */
export type Dot = { id: string; hue: ChartHue; x: number; y: number; mark: 'today' | 'lone' | 'value' };

/** Ranges lie on areas, and stand out from them. */
export const areaOpacity = ({ range }: Curve): number => (range ? 0.18 : 0.1);

export type Shown = { entry: Series; hue: ChartHue };

/** Where buckets and values are, in percent of the plot. */
export type Axes = { toX: (at: number) => number; toY: (value: number) => number };

type Position = { x: number; y: number };
type Drawn = { curves: Curve[]; dots: Dot[] };

const bare = {
  comparison: false,
  range: false,
  line: '',
  openLine: '',
  area: '',
  openArea: '',
  partLine: '',
};

/** `filled`: with areas below them. `held`: in steps. */
type Style = { filled: boolean; held: boolean };

/** The line of each series, and below them the ranges of estimates. */
export function drawLines(
  points: readonly Point[],
  rows: readonly PlotRow[],
  shown: readonly Shown[],
  axes: Axes & Style,
): Drawn {
  const { toX, toY } = axes;
  const lines = shown.map((one) => drawLine(rows, one, axes));
  const ranges = shown.flatMap(({ entry: { key, range }, hue }): Curve[] => {
    if (!range) return [];
    const runsOf = (name: string) =>
      listRuns(
        points.map(({ values: { [name]: value } }, at) =>
          value === null || value === undefined ? null : { x: toX(at), y: toY(value) },
        ),
      );
    const [lows, highs] = [runsOf(range.low), runsOf(range.high)];
    const area = lows.map((low, at) => writeShape([...(highs[at] ?? []), ...low.toReversed()])).join('');
    const line = [...lows, ...highs].map((run) => writeLine(run)).join('');
    return [{ ...bare, key: `${key} range`, hue, range: true, area, line }];
  });
  return {
    curves: [...ranges, ...lines.flatMap(({ curves }) => curves)],
    dots: lines.flatMap(({ dots }) => dots),
  };
}

function drawLine(
  rows: readonly PlotRow[],
  { entry: { key, comparison = false, plan = false }, hue }: Shown,
  { toX, toY, held, ...style }: Axes & Style,
): Drawn {
  const runsOf = (name: string) =>
    listRuns(
      rows.map(({ [name]: value }, at) => (typeof value === 'number' ? { x: toX(at), y: toY(value) } : null)),
    );
  const [settled, open, parts] = [runsOf(settledKey(key)), runsOf(openKey(key)), runsOf(partKey(key))];
  const filled = style.filled && !comparison && !plan;
  const write = (runs: readonly Position[][]) => writePaths(held ? runs.map(holdValues) : runs, toY(0));
  const [solid, pale] = [write(settled), write(open)];
  return {
    curves: [
      {
        ...bare,
        key,
        hue,
        comparison,
        line: solid.line,
        openLine: pale.line,
        area: filled ? solid.area : '',
        openArea: filled ? pale.area : '',
        partLine: write(parts).line,
      },
    ],
    dots: [...settled, ...open, ...parts].flatMap(([position, ...more]): Dot[] =>
      position && more.length === 0 ? [{ id: `${key} ${position.x}`, hue, ...position, mark: 'lone' }] : [],
    ),
  };
}

/** How far a fan reaches from the middle of its bucket, as a share of the bucket. */
const reach = 0.3;

/**
 * A fan per bucket: an estimate opens from what was reported, on the left, to its range, on the right. What it came to is
 * a dot there.
 */
export function drawFans(points: readonly Point[], shown: readonly Shown[], { toX, toY }: Axes): Drawn {
  const half = (toX(1) - toX(0)) * reach;
  const place = (at: number, side: -1 | 1, value: number): Position => ({
    x: toX(at) + side * half,
    y: toY(value),
  });
  const curves = shown.flatMap(({ entry: { key, range }, hue }): Curve[] => {
    if (!range) return [];
    const fans = points.flatMap(({ provisional = false, values }, at) => {
      const [from, low, middle, high] = [range.from ?? key, range.low, key, range.high].map(
        (name) => values[name],
      );
      if (from == null || low == null || middle == null || high == null) return [];
      const start = place(at, -1, from);
      return [
        {
          provisional,
          shape: writeShape([start, place(at, 1, low), place(at, 1, high)]),
          line: writeLine([start, place(at, 1, middle)]),
        },
      ];
    });
    const join = (some: typeof fans, of: 'shape' | 'line') => some.map((fan) => fan[of]).join('');
    const shapes = {
      area: fans.filter((fan) => !fan.provisional),
      openArea: fans.filter((fan) => fan.provisional),
    };
    return [
      {
        ...bare,
        key: `${key} range`,
        hue,
        range: true,
        line: join(fans, 'shape'),
        area: join(shapes.area, 'shape'),
        openArea: join(shapes.openArea, 'shape'),
      },
      { ...bare, key, hue, partLine: join(fans, 'line') },
    ];
  });
  const dots = shown.flatMap(({ entry: { key, range, dots = false }, hue }) =>
    points.flatMap(({ values: { [key]: value } }, at): Dot[] =>
      range || value === null || value === undefined
        ? []
        : [{ id: `${key} ${at}`, hue, ...place(at, dots ? 1 : -1, value), mark: dots ? 'value' : 'lone' }],
    ),
  );
  return { curves, dots };
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
const joinPositions = (positions: readonly Position[]) => positions.map(writePosition).join('L');

/** A single position has no line. */
const writeLine = (run: readonly Position[]) => (run.length > 1 ? `M${joinPositions(run)}` : '');
const writeShape = (corners: readonly Position[]) =>
  corners.length > 2 ? `M${joinPositions(corners)}Z` : '';

/** The paths of all runs, as a line and as an area closed at `floor`. */
function writePaths(runs: readonly Position[][], floor: number): { line: string; area: string } {
  const paths = { line: '', area: '' };
  for (const run of runs) {
    const [first, last] = [run[0], run.at(-1)];
    if (!first || !last || first === last) continue;
    const path = joinPositions(run);
    paths.line += `M${path}`;
    paths.area += `M${writePosition({ ...first, y: floor })}L${path}L${writePosition({ ...last, y: floor })}Z`;
  }
  return paths;
}
