import { useLanguage } from '@/lib/language/use-language';
import { placeBucket, plotBox } from './plot-layout';
import type { Point } from './series';

type Props = { points: readonly Point[]; banded: boolean };

/** Covers days that are not loaded yet. */
export function MissingBands({ points, banded }: Props) {
  const { t } = useLanguage();
  const offsetOf = (at: number) => Math.max(0, Math.min(100, placeBucket(at, points.length, banded)));
  return (
    <div className={`pointer-events-none ${plotBox}`}>
      {listMissing(points).map(({ first, last }) => (
        <span
          key={first}
          data-missing=""
          role="img"
          aria-label={t('charts.notLoaded')}
          className="skeleton absolute inset-y-0"
          style={{ left: `${offsetOf(first - 0.5)}%`, right: `${100 - offsetOf(last + 0.5)}%` }}
        />
      ))}
    </div>
  );
}

/** The first and last point of each run of missing days. */
function listMissing(points: readonly Point[]): { first: number; last: number }[] {
  const ranges: { first: number; last: number }[] = [];
  for (const [at, { missing }] of points.entries()) {
    if (!missing) continue;
    const before = ranges.at(-1);
    if (before?.last === at - 1) before.last = at;
    else ranges.push({ first: at, last: at });
  }
  return ranges;
}
