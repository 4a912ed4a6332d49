type Props = {
  values: readonly number[];
  compared?: readonly number[];
  /** Index of the first value that may still change. */
  provisionalFrom: number;
};

const height = 36;

/** A figure's course, for the eye alone: the figure itself is said beside it. */
export function Sparkline({ values, compared = [], provisionalFrom }: Props) {
  const high = Math.max(...values, ...compared, 0);
  const low = Math.min(...values, ...compared, 0);
  const last = Math.max(values.length - 1, 1);
  const draw = (points: readonly number[]) =>
    points
      .slice(0, values.length)
      .map((value, at) => {
        const y = high === low ? height - 1 : 1 + ((high - value) / (high - low)) * (height - 2);
        return `${((at / last) * 100).toFixed(2)},${y.toFixed(2)}`;
      })
      .join(' ');
  const hatchFrom = (Math.max(0, provisionalFrom - 0.5) / last) * 100;
  return (
    <div aria-hidden="true" className="relative h-9">
      {provisionalFrom < values.length ? (
        <span
          className="hatched absolute inset-y-0 right-0 rounded-none text-provisional opacity-25"
          style={{ left: `${hatchFrom}%` }}
        />
      ) : null}
      <svg
        viewBox={`0 0 100 ${height}`}
        preserveAspectRatio="none"
        className="absolute inset-0 size-full overflow-visible"
        aria-hidden="true"
      >
        {compared.length > 0 ? (
          <polyline
            points={draw(compared)}
            className="fill-none stroke-edge opacity-50"
            strokeWidth="1"
            vectorEffect="non-scaling-stroke"
          />
        ) : null}
        <polyline
          points={draw(values)}
          className="fill-none stroke-chart-1"
          strokeWidth="1.5"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </div>
  );
}
