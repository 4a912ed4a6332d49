import type { Point } from './series';

type Props = { points: readonly Point[]; banded: boolean };

/** Stretches of days that are not loaded, over the plot. */
export function MissingBands({ points, banded }: Props) {
  const last = Math.max(1, points.length - 1);
  const place = (at: number, side: number) => {
    const share = banded ? (at + 0.5 + side) / points.length : (at + side) / last;
    return Math.max(0, Math.min(1, share)) * 100;
  };
  return (
    <div className="pointer-events-none absolute top-2 right-2 bottom-[30px] left-16">
      {listMissing(points).map(({ first, last: end }) => (
        <span
          key={first}
          data-missing=""
          role="img"
          aria-label="Not loaded yet"
          className="skeleton absolute inset-y-0"
          style={{ left: `${place(first, -0.5)}%`, right: `${100 - place(end, 0.5)}%` }}
        />
      ))}
    </div>
  );
}

/** Unbroken stretches of points whose days are not loaded: the first and last of each. */
export function listMissing(points: readonly Point[]): { first: number; last: number }[] {
  const stretches: { first: number; last: number }[] = [];
  for (const [at, { missing }] of points.entries()) {
    if (!missing) continue;
    const before = stretches.at(-1);
    if (before?.last === at - 1) before.last = at;
    else stretches.push({ first: at, last: at });
  }
  return stretches;
}
