import { useLanguage } from '@/lib/language/use-language';
import { placeBucket, plotBox } from './plot-layout';
import { listMissing } from './plot-rows';
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
