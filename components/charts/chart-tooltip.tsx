import type { DayRange, Grain } from '@/lib/data/terms/days';
import type { Note } from '@/lib/data/terms/note-shape';
import { useLanguage } from '@/lib/language/use-language';
import { formatBucket } from '@/lib/pages/buckets';
import { markClass } from './chart-legend';
import { NoteLines } from './note-lines';
import { colorOf, type Point, pickHue, type Series } from './series';
import { writePoint } from './write-point';

type Props = {
  point: Point;
  series: readonly Series[];
  /** Every series, including hidden ones, because positions decide hues. */
  all: readonly Series[];
  grain: Grain;
  range: DayRange;
  formatValue: (value: number) => string;
  notes: readonly Note[];
  /** The days of a new note, if several are selected. */
  selected: DayRange | null;
};

/** Notes and lines of a mark that are shown in full. More would make the tooltip taller than the plot. */
const maxNotes = 3;

/** Every series at one bucket, in the order of the legend, and its notes. */
export function ChartTooltip(props: Props) {
  const { point, series, all, grain, range, formatValue, notes, selected } = props;
  const language = useLanguage();
  const { t, format } = language;
  const rows = series.map((entry) => ({ entry, hue: pickHue(all, all.indexOf(entry)) }));
  return (
    <div className="min-w-44 max-w-80 sm:max-w-96 rounded bg-raised p-2.5 text-xs shadow-overlay">
      <p className="font-medium">{formatBucket(format, point.day, grain, range)}</p>
      {point.part ? <p className="text-muted">{t('charts.part', point.part)}</p> : null}
      {point.unfinished ? <p className="text-muted">{t('charts.unfinished')}</p> : null}
      {point.comparedDay ? (
        <p className="text-muted">
          {t(grain === 'day' ? 'charts.against' : 'charts.againstFrom', {
            day: format.day(point.comparedDay),
          })}
        </p>
      ) : null}
      <dl className="grid gap-1 pt-2">
        {rows.map(({ entry, hue }) => (
          <div key={entry.key} className="flex items-center justify-between gap-5">
            <dt className="flex min-w-0 items-center gap-1.5 text-muted">
              <span
                aria-hidden="true"
                className={`drawn shrink-0 ${markClass(entry)}`}
                style={{ color: colorOf(hue) }}
              />
              <span className="truncate">{entry.label}</span>
            </dt>
            <dd className="tabular shrink-0 font-medium">
              {writePoint(language, entry, point, formatValue)}
            </dd>
          </div>
        ))}
      </dl>
      {point.mark ? (
        <ul className="mt-2 grid gap-1 border-t border-border pt-1.5">
          {point.mark.lines.slice(0, maxNotes).map((line) => (
            <li key={line}>{line}</li>
          ))}
          {point.mark.lines.length > maxNotes ? (
            <li className="text-muted">{t('charts.more', { count: point.mark.lines.length - maxNotes })}</li>
          ) : null}
        </ul>
      ) : null}
      {notes.length > 0 ? (
        <div className="mt-2 border-t border-border pt-1.5">
          <NoteLines notes={notes} most={maxNotes} />
        </div>
      ) : null}
      {selected ? (
        <p className="pt-1.5 text-muted">
          {t('charts.selected', { days: format.dayRange(selected.from, selected.to) })}
        </p>
      ) : null}
      {point.missing ? <p className="pt-1.5 text-muted">{t('charts.notLoaded')}</p> : null}
      {point.provisional ? <p className="pt-1.5 text-muted">{t('feedback.mayChangeTitle')}</p> : null}
    </div>
  );
}
