'use client';

import { cn } from '@/lib/base/class-names';
import { useLanguage } from '@/lib/language/use-language';
import { colorOf, isWhole, lookOf, pickHue, type Series, type SeriesLook } from './series';

type Props = {
  series: readonly Series[];
  hidden: ReadonlySet<string>;
  onToggle: (key: string) => void;
  /** Whether some days may change and others not. If all may, the header of the page says so. */
  open: boolean;
  /** Whether notes are shown; null if the chart has no notes. */
  notes: { shown: boolean; onToggle: () => void } | null;
};

const entryClass =
  '-ml-1.5 inline-flex h-6 items-center gap-1.5 rounded px-1.5 text-muted hover:text-text aria-[pressed=false]:line-through max-sm:h-11 max-sm:focus-visible:-outline-offset-2';

const marks: Record<SeriesLook, string> = {
  line: 'h-1 w-3 rounded-full bg-current',
  thin: 'h-px w-3 rounded-full bg-current opacity-60',
  dashed: 'w-3.5 border-t-2 border-dashed border-current',
  dot: 'size-2 rounded-full bg-current',
};

/** The mark of an entry looks like its line. */
export const markClass = (entry: Series): string => marks[lookOf(entry)];

/** A legend whose entries toggle their series. */
export function ChartLegend({ series, hidden, onToggle, open, notes }: Props) {
  const { t } = useLanguage();
  return (
    <ul className="flex min-h-6 flex-wrap items-center gap-x-1 gap-y-1 text-xs max-sm:relative max-sm:min-h-11 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:whitespace-nowrap max-sm:pl-1.5">
      {/* The title names a single one. */}
      {(isWhole(series) ? [] : series).map((entry, at) => (
        <li key={entry.key}>
          <button
            type="button"
            aria-pressed={!hidden.has(entry.key)}
            onClick={() => onToggle(entry.key)}
            className={entryClass}
          >
            <span
              aria-hidden="true"
              className={cn('drawn', markClass(entry))}
              style={{ color: hidden.has(entry.key) ? 'var(--edge)' : colorOf(pickHue(series, at)) }}
            />
            <span className="max-w-56 truncate">{entry.label}</span>
          </button>
        </li>
      ))}
      {notes ? (
        <li>
          <button type="button" aria-pressed={notes.shown} onClick={notes.onToggle} className={entryClass}>
            <span aria-hidden="true" className="size-2 rounded-full border-2 border-current" />
            {t('charts.notes')}
          </button>
        </li>
      ) : null}
      {open ? (
        <li className="inline-flex h-6 items-center gap-1.5 px-1.5 text-muted">
          <span aria-hidden="true" className="hatched size-3 rounded-none border text-muted" />
          {t('feedback.mayChange')}
        </li>
      ) : null}
    </ul>
  );
}
