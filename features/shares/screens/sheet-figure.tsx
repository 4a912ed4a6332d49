import { markClass } from '@/components/charts/chart-legend';
import { MissingBands } from '@/components/charts/missing-bands';
import { isBanded } from '@/components/charts/plot-layout';
import { countOpen, markOpen, markParts } from '@/components/charts/plot-rows';
import { colorOf, isWhole, pickHue } from '@/components/charts/series';
import { StaticPlot } from '@/components/charts/static-plot';
import { startOfBucket } from '@/lib/data/terms/days';
import { useLanguage } from '@/lib/language/use-language';
import { formatTick } from '@/lib/pages/figure';
import type { Drawing } from '@/lib/pages/page';

const nothingHidden: ReadonlySet<string> = new Set();

/** A chart as the server draws it. */
export function SheetFigure({ chart }: { chart: Drawing }) {
  const { t, format } = useLanguage();
  const { title, metric, currency, grain, range, series, kind, today } = chart;
  const points = markParts(chart.points, { grain, range, today });
  const isMixed = countOpen(points) === 'some';
  return (
    <figure
      aria-label={title}
      className="min-w-0 overflow-x-clip rounded border border-border bg-surface p-4 shadow-raised"
    >
      <figcaption className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="text-base font-semibold">{title}</span>
        <ul className="flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-muted">
          {(isWhole(series) ? [] : series).map((entry, at) => (
            <li key={entry.key} className="inline-flex items-center gap-1.5">
              <span
                aria-hidden="true"
                className={`drawn ${markClass(entry)}`}
                style={{ color: colorOf(pickHue(series, at)) }}
              />
              {entry.label}
            </li>
          ))}
          {isMixed ? (
            <li className="inline-flex items-center gap-1.5">
              <span aria-hidden="true" className="hatched size-3 rounded-none border text-muted" />
              {t('feedback.mayChange')}
            </li>
          ) : null}
        </ul>
      </figcaption>
      <div className="relative mt-3 h-[260px] min-w-0 max-sm:h-[220px]">
        <StaticPlot
          {...{ title, series, grain, points: markOpen(points), hidden: nothingHidden }}
          kind={kind}
          today={startOfBucket(today, grain)}
          formatTick={(value) => formatTick(format, value, metric, currency)}
        />
        <MissingBands points={points} banded={isBanded(kind)} />
      </div>
    </figure>
  );
}
