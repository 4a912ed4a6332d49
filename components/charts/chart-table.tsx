import { MixedMarks } from '@/components/feedback/change-marks';
import { ProvisionalMark } from '@/components/feedback/provisional-mark';
import { Button } from '@/components/ui/button';
import { NotebookPen } from '@/components/ui/icons';
import type { DayRange, Grain } from '@/lib/data/terms/days';
import { useLanguage } from '@/lib/language/use-language';
import { bucketRange, formatBucket } from '@/lib/pages/buckets';
import type { PlacedNote } from './chart-notes';
import { NoteLines } from './note-lines';
import type { Point, Series } from './series';
import { writePoint } from './write-point';

type Props = {
  title: string;
  points: readonly Point[];
  series: readonly Series[];
  grain: Grain;
  range: DayRange;
  formatValue: (value: number) => string;
  /** Shown in the row where each begins. Without `onAddNote` there is no notes column. */
  notes: readonly PlacedNote[];
  onAddNote?: ((days: DayRange) => void) | undefined;
};

export function ChartTable(props: Props) {
  const { title, points, series, grain, range, formatValue, notes, onAddNote } = props;
  const language = useLanguage();
  const { t, format } = language;
  return (
    <MixedMarks open={points.map(({ provisional = false }) => provisional)}>
      <table className="w-full min-w-max text-sm">
        <caption className="sr-only">{title}</caption>
        <thead className="sticky top-0 bg-surface text-xs text-muted">
          <tr>
            <th scope="col" className="py-1.5 pr-3 text-left font-medium">
              {t(`charts.${grain}`)}
            </th>
            {series.map((entry) => (
              <th key={entry.key} scope="col" className="px-3 py-1.5 text-right font-medium">
                {entry.label}
              </th>
            ))}
            {onAddNote ? (
              <th scope="col" className="py-1.5 pl-3 text-left font-medium">
                {t('charts.notes')}
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {points.map((point, at) => (
            <tr key={point.day} className="border-t border-border">
              <th scope="row" className="py-1.5 pr-3 text-left font-normal whitespace-nowrap">
                {formatBucket(format, point.day, grain, range)}{' '}
                {point.part ? (
                  <span className="text-xs text-muted">{t('charts.part', point.part)} </span>
                ) : null}
                {point.unfinished ? (
                  <span className="text-xs text-muted">{t('charts.unfinished')} </span>
                ) : null}
                {point.provisional ? <ProvisionalMark /> : null}
                {point.missing ? <span className="text-xs text-muted">{t('charts.notLoaded')}</span> : null}
              </th>
              {series.map((entry) => (
                <td key={entry.key} className="tabular px-3 py-1.5 text-right whitespace-nowrap">
                  {writePoint(language, entry, point, formatValue)}
                </td>
              ))}
              {onAddNote ? (
                <td className="min-w-40 py-0.5 pl-3">
                  <div className="flex items-center justify-between gap-2 text-xs">
                    <NoteLines notes={notes.flatMap(({ note, first }) => (first === at ? [note] : []))} />
                    <Button
                      variant="ghost"
                      size="icon-sm"
                      className="ml-auto"
                      data-print="hide"
                      aria-label={t('charts.addNoteOn', {
                        days: formatBucket(format, point.day, grain, range),
                      })}
                      title={t('charts.addNoteTitle')}
                      onClick={() => {
                        const days = bucketRange(point.day, grain, range);
                        if (days) onAddNote(days);
                      }}
                    >
                      <NotebookPen aria-hidden="true" />
                    </Button>
                  </div>
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
    </MixedMarks>
  );
}
