import { formatDayRange } from '@/lib/format/day';
import type { DayRange } from '@/lib/ledger/days';
import type { PlacedNote } from './chart-notes';
import { placeBucket } from './plot-layout';
import { countOpen } from './plot-rows';
import { colorVariable, type Point, pickHue, type Series } from './series';

/** The words around a saved chart. Colors are names of CSS variables. */
export type ChartCaption = {
  title: string;
  /** The days, and the days compared with. */
  detail: string;
  legend: readonly { label: string; color: string; pale: boolean }[];
  /** Some days may change, and others may not. */
  provisional: boolean;
  /** `x`: where its mark stands on the base line, in percent of the plot. */
  notes: readonly { x: number; text: string; written: boolean }[];
};

type Chart = {
  title: string;
  points: readonly Point[];
  series: readonly Series[];
  hidden: ReadonlySet<string>;
  range: DayRange;
  comparedRange?: DayRange | null;
  kind?: 'line' | 'area' | 'bar';
  placed?: readonly PlacedNote[];
};

export function captionChart(chart: Chart): ChartCaption {
  const { title, points, series, hidden, range, comparedRange, kind = 'line', placed = [] } = chart;
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
  const open = countOpen(points);
  const against =
    comparedRange && legend.some(({ pale }) => pale) ? ` against ${nameDays(comparedRange)}` : '';
  return {
    title,
    detail: `${nameDays(range)}${against}. Days are UTC.${open === 'all' ? ' All of them may change.' : ''}`,
    legend,
    provisional: open === 'some',
    notes: placed.map(({ note, first }) => ({
      x: placeBucket(first, points.length, kind === 'bar'),
      text: `${nameDays(note)}: ${note.text}`,
      written: note.kind === 'written',
    })),
  };
}

const nameDays = ({ from, to }: DayRange) => formatDayRange(from, to);
