'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { countDays, type Day, type DayRange, earlierOf, laterOf } from '@/lib/data/terms/days';
import { daysOfName, relativeNames } from '@/lib/data/terms/ranges/relative-range';
import { nameRange, type RangeSearch } from '@/lib/data/terms/ranges/settle-range';
import { isDayRange } from '@/lib/language/format/day';
import { useLanguage } from '@/lib/language/use-language';
import { MonthGrid } from './month-grid';
import { useRange, useWeekStart } from './week-start';

export type DateRangePickerProps = {
  /** The days as the address says them. */
  search: RangeSearch;
  onChange: (search: RangeSearch) => void;
  /** Server day (UTC), so that hydration matches. */
  today: Day;
};

/** Both ends counted: ranges of the API's reports are shorter than a year. */
const maxDays = 365;

export function DateRangePanel({ search, onChange, today }: DateRangePickerProps) {
  const { t, format } = useLanguage();
  const weekStart = useWeekStart();
  const value = useRange(search, today);
  const current = nameRange(search);
  const [draft, setDraft] = useState<{ from: Day; to: Day | null } | null>(
    isDayRange(value.from, value.to) ? value : null,
  );
  const chosen: DayRange | null = draft?.to ? { from: draft.from, to: draft.to } : null;
  const select = (day: Day) =>
    setDraft((draft) =>
      draft && !draft.to
        ? { from: earlierOf(draft.from, day), to: laterOf(draft.from, day) }
        : { from: day, to: null },
    );
  const length = chosen ? countDays(chosen) : 0;
  const tooLong = length > maxDays;
  const fitting = relativeNames.filter((name) => countDays(daysOfName(name, today, weekStart)) <= maxDays);
  return (
    <div className="flex max-sm:flex-col">
      <ul className="grid content-start gap-px border-border p-2 max-sm:grid-cols-2 max-sm:border-b sm:w-36 sm:border-r">
        {fitting.map((name) => (
          <li key={name}>
            <button
              type="button"
              aria-pressed={name === current}
              onClick={() => onChange({ from: null, to: null, range: name })}
              className="h-8 w-full rounded px-2 text-left text-sm text-muted hover:bg-fill hover:text-text aria-pressed:bg-fill aria-pressed:text-text max-sm:h-11"
            >
              {t(`filters.range.names.${name}`)}
            </button>
          </li>
        ))}
      </ul>
      <div className="p-3">
        <MonthGrid selected={draft} today={today} onSelect={select} />
        <div className="flex items-center justify-between gap-4 border-t border-border pt-3">
          <p aria-live="polite" className="text-xs text-muted">
            {chosen ? (
              <span className={tooLong ? 'text-negative' : undefined}>
                {tooLong
                  ? t('filters.range.tooLong', { count: length, most: maxDays })
                  : t('filters.range.daysInUtc', { days: format.dayRange(chosen.from, chosen.to) })}
              </span>
            ) : (
              t('filters.range.chooseLast')
            )}
          </p>
          <Button
            variant="primary"
            size="sm"
            disabled={!chosen || tooLong}
            onClick={() => chosen && onChange({ ...chosen, range: null })}
          >
            {t('ui.apply')}
          </Button>
        </div>
      </div>
    </div>
  );
}
