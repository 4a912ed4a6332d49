import { nameStretch } from './grain-label';
import { colorVariable, type Grain, type Point, pickHue, type Series } from './series';

/** What a picture of a chart says around it. Colours are names of CSS variables. */
export type ChartCaption = {
  title: string;
  /** The days, and those compared with. */
  detail: string;
  legend: readonly { label: string; color: string; pale: boolean }[];
  /** Some of it may still change. */
  provisional: boolean;
};

type Chart = {
  title: string;
  points: readonly Point[];
  series: readonly Series[];
  hidden: ReadonlySet<string>;
  grain: Grain;
};

export function captionChart({ title, points, series, hidden, grain }: Chart): ChartCaption {
  const legend = series.flatMap((entry, at) =>
    hidden.has(entry.key)
      ? []
      : [
          {
            label: entry.label,
            color: colorVariable(pickHue(series, at)),
            pale: entry.comparison ?? false,
          },
        ],
  );
  const compared = points.flatMap(({ comparedDay }) => comparedDay ?? []);
  // Of months compared with days that are none, the legend alone tells.
  const named = grain !== 'month' || compared.every((day) => day.endsWith('-01'));
  const against = named && legend.some(({ pale }) => pale) ? nameStretch(compared, grain) : '';
  const days = nameStretch(
    points.map(({ day }) => day),
    grain,
  );
  return {
    title,
    detail:
      days &&
      `${grain === 'week' ? 'Weeks from ' : ''}${days}${against && ` against ${against}`}. Days are UTC.`,
    legend,
    provisional: points.some((point) => point.provisional),
  };
}
