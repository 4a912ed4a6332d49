import { cn } from '@/lib/class-names';
import type { Day, Grain } from '@/lib/ledger/days';
import { formatBucketShort } from '@/lib/reports/buckets';
import {
  listDots,
  listOpenStretches,
  listValues,
  openKey,
  type PlotRow,
  paleOpacity,
  settledKey,
  splitRows,
} from './plot-rows';
import { colorOf, type Point, pickHue, type Series } from './series';
import { listRuns, type Place } from './static-runs';
import { pickScale } from './value-ticks';

type Props = {
  title: string;
  points: readonly Point[];
  series: readonly Series[];
  hidden: ReadonlySet<string>;
  grain: Grain;
  kind: 'line' | 'area';
  formatTick: (value: number) => string;
  /** The bucket that today is in. */
  today: Day | null;
};

/** Days named below the plot. */
const mostLabels = 8;

/** Lines and areas as the server draws them, in the first paint and without a script; same scale as the live plot. */
export function StaticPlot({ title, points, series, hidden, grain, kind, formatTick, today }: Props) {
  const shown = series.filter((entry) => !hidden.has(entry.key));
  const { ticks, low, high } = pickScale(listValues(points, shown), { fromZero: kind === 'area' });
  const toY = (value: number) => ((high - value) / (high - low)) * 100;
  const last = Math.max(1, points.length - 1);
  const rows = splitRows(points, series, true);
  const every = Math.ceil(points.length / mostLabels);
  const place = (key: string): Place[] =>
    rows.map((row, at) => ({ x: (at / last) * 100, y: readY(row, key, toY) }));
  return (
    <div role="img" aria-label={title} className="relative h-full text-xs text-muted">
      <div className="@container absolute top-2 right-2 bottom-[30px] left-16">
        {ticks.map((tick) => (
          <div
            key={tick}
            className={cn('absolute inset-x-0 h-0 border-t', tick === 0 && 'border-edge')}
            style={{ top: `${toY(tick)}%` }}
          >
            <span className="tabular absolute right-full -translate-y-1/2 pr-2 whitespace-nowrap">
              {formatTick(tick)}
            </span>
          </div>
        ))}
        {kind === 'line'
          ? listOpenStretches(points).map((stretch) => (
              <span
                key={stretch.first}
                className="hatched absolute inset-y-0 rounded-none opacity-40"
                style={{
                  left: `${(stretch.first / last) * 100}%`,
                  right: `${100 - (stretch.last / last) * 100}%`,
                }}
              />
            ))
          : null}
        {kind === 'area'
          ? shown.map((entry) => (
              <OpenArea
                key={entry.key}
                runs={entry.comparison ? [] : listRuns(place(openKey(entry.key)))}
                color={colorOf(pickHue(series, series.indexOf(entry)))}
                floor={toY(0)}
              />
            ))
          : null}
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="absolute inset-0 size-full overflow-visible"
        >
          {shown.flatMap((entry) => {
            const stroke = {
              fill: 'none',
              stroke: colorOf(pickHue(series, series.indexOf(entry))),
              strokeWidth: entry.comparison ? 1 : 2,
              strokeOpacity: entry.comparison ? 0.55 : 1,
              vectorEffect: 'non-scaling-stroke',
            } as const;
            const draw = (key: string, opacity = 1) =>
              listRuns(place(key)).map((run) => (
                <polyline
                  key={`${key} ${run[0]?.x}`}
                  points={writePoints(run)}
                  {...stroke}
                  strokeOpacity={stroke.strokeOpacity * opacity}
                />
              ));
            const fills =
              kind === 'area' && !entry.comparison
                ? listRuns(place(settledKey(entry.key))).map((run) => (
                    <polygon
                      key={`fill ${run[0]?.x}`}
                      points={writePoints(closeArea(run, toY(0)))}
                      fill={stroke.stroke}
                      opacity={0.1}
                    />
                  ))
                : [];
            return [...fills, ...draw(settledKey(entry.key)), ...draw(openKey(entry.key), paleOpacity)];
          })}
        </svg>
        {listDots(points, shown, today).map(({ at, key, value }) => (
          <span
            key={key}
            data-today=""
            className="drawn absolute size-2 -translate-1/2 rounded-full border-2 bg-surface"
            style={{
              left: `${(at / last) * 100}%`,
              top: `${toY(value)}%`,
              borderColor: colorOf(
                pickHue(
                  series,
                  series.findIndex((entry) => entry.key === key),
                ),
              ),
            }}
          />
        ))}
        {points.map(({ day }, at) =>
          at % every === 0 ? (
            <span
              key={day}
              className={cn(
                'absolute top-full -translate-x-1/2 pt-2 whitespace-nowrap',
                at % (2 * every) !== 0 && '@max-md:hidden',
              )}
              style={{ left: `${(at / last) * 100}%` }}
            >
              {formatBucketShort(day, grain)}
            </span>
          ) : null,
        )}
      </div>
    </div>
  );
}

function readY(row: PlotRow, key: string, toY: (value: number) => number): number | null {
  const value = row[key];
  return typeof value === 'number' ? toY(value) : null;
}

const writePoints = (run: readonly { x: number; y: number }[]) =>
  run.map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`).join(' ');

const closeArea = (run: readonly { x: number; y: number }[], floor: number) => [
  { x: run[0]?.x ?? 0, y: floor },
  ...run,
  { x: run.at(-1)?.x ?? 0, y: floor },
];

type AreaProps = { runs: readonly { x: number; y: number }[][]; color: string; floor: number };

/** What may still change, hatched: a box cut to the shape, for a pattern inside the stretched drawing would stretch. */
function OpenArea({ runs, color, floor }: AreaProps) {
  return runs.map((run) => {
    const shape = closeArea(run, floor)
      .map(({ x, y }) => `${x.toFixed(2)}% ${y.toFixed(2)}%`)
      .join(', ');
    return (
      <span
        key={shape}
        className="hatched absolute inset-0 rounded-none opacity-60"
        style={{ color, clipPath: `polygon(${shape})` }}
      />
    );
  });
}
