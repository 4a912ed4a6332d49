import type { DayRange } from '@/lib/data/terms/days';
import type { Language } from '@/lib/language/language';
import { type Caption, writeCaption } from '@/lib/pages/caption';
import type { PlacedNote } from './chart-notes';
import { type ChartKind, isBanded, placeBucket } from './plot-layout';
import { countOpen } from './plot-rows';
import { colorVariable, lookOf, type Point, pickHue, type Series, type SeriesLook } from './series';

/** The text around a saved chart. Colors are names of CSS variables. */
export type ChartCaption = {
  title: string;
  /** The chart's days and the compared days. */
  detail: string;
  /** What it is of besides: filters, what is missing, and what may still change. */
  of: readonly string[];
  legend: readonly { label: string; color: string; look: SeriesLook }[];
  /** Legend label for days that may change, if only some may. */
  provisional: string | null;
  /** `x`: position of the note's mark on the base line, in percent of the plot. */
  notes: readonly { x: number; text: string; written: boolean }[];
  /** "+3 more notes", if notes are left out. */
  moreNotes: string | null;
};

/** Notes listed below the chart. Further ones are only counted. */
export const maxNotes = 8;

type Chart = {
  title: string;
  points: readonly Point[];
  series: readonly Series[];
  hidden: ReadonlySet<string>;
  range: DayRange;
  comparedRange?: DayRange | null;
  kind?: ChartKind;
  placed?: readonly PlacedNote[];
  /** What its figures are of. Null where it stands beside them. */
  caption: Caption | null;
};

export function captionChart(language: Language, chart: Chart): ChartCaption {
  const { t, format } = language;
  const { title, points, series, hidden, range, comparedRange, kind = 'line', placed = [] } = chart;
  const legend = series.flatMap((entry, at) =>
    hidden.has(entry.key)
      ? []
      : [
          {
            label: entry.label,
            color: colorVariable(pickHue(series, at)),
            look: lookOf(entry),
          },
        ],
  );
  const open = countOpen(points);
  const nameDays = ({ from, to }: DayRange) => format.dayRange(from, to);
  const days = nameDays(range);
  const more = placed.length - maxNotes;
  return {
    title,
    detail:
      comparedRange && legend.some(({ look }) => look === 'thin')
        ? t('charts.captionCompared', { days, compared: nameDays(comparedRange), open })
        : t('charts.caption', { days, open }),
    of: chart.caption ? listOf(language, chart.caption) : [],
    legend,
    provisional: open === 'some' ? t('feedback.mayChange') : null,
    notes: placed.map(({ note, first }) => ({
      x: placeBucket(first, points.length, isBanded(kind)),
      text: t('charts.noteOf', { days: nameDays(note), text: note.text }),
      written: note.kind === 'written',
    })),
    moreNotes: more > 0 ? t('charts.moreNotes', { count: more }) : null,
  };
}

function listOf(language: Language, caption: Caption): string[] {
  const { filters, receipt, unknown, notes } = writeCaption(language, caption);
  return [...filters, receipt, ...unknown, ...notes];
}
