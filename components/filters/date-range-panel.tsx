'use client';

import { useState } from 'react';
import { type ClassNames, type DateRange, DayPicker } from 'react-day-picker';
import { Button } from '@/components/ui/button';
import { countDays, type Day, type DayRange, toDay } from '@/lib/data/days';
import { daysOfName, relativeNames } from '@/lib/data/ranges/relative-range';
import { nameRange, type RangeSearch } from '@/lib/data/ranges/settle-range';
import { isDayRange } from '@/lib/language/format/day';
import { useLanguage } from '@/lib/language/use-language';
import { wordCalendar } from './calendar-words';
import { useRange, useWeekStart } from './week-start';

export type DateRangePickerProps = {
  /** The days as the address says them. */
  search: RangeSearch;
  onChange: (search: RangeSearch) => void;
  /** Server day (UTC), so that hydration matches. */
  today: Day;
};

const arrow =
  'grid size-8 place-items-center rounded text-muted hover:bg-fill hover:text-text aria-disabled:opacity-40 max-sm:size-11 [&_svg]:size-4 [&_svg]:fill-current';

const calendarClasses: Partial<ClassNames> = {
  root: 'relative text-sm',
  months: 'relative',
  month_caption: 'flex h-8 items-center px-2 text-sm font-medium max-sm:h-11',
  nav: 'absolute top-0 right-0 z-1 flex',
  button_previous: arrow,
  button_next: arrow,
  month_grid: 'mt-1 border-collapse',
  weekday: 'size-9 text-xs font-normal text-muted max-sm:size-11',
  day: 'size-9 p-0 text-center tabular max-sm:size-11',
  day_button: 'size-9 rounded hover:bg-fill disabled:pointer-events-none max-sm:size-11',
  today: 'font-semibold text-accent',
  outside: 'invisible',
  disabled: 'text-muted opacity-40',
  range_middle: 'bg-accent-soft',
  range_start: 'rounded-l bg-accent-soft [&>button]:bg-accent-solid! [&>button]:text-on-accent',
  range_end: 'rounded-r bg-accent-soft [&>button]:bg-accent-solid! [&>button]:text-on-accent',
};

/** Both ends counted: ranges of the API's reports are shorter than a year. */
const maxDays = 365;

const toDate = (day: string) => new Date(`${day}T00:00:00.000Z`);

export function DateRangePanel({ search, onChange, today }: DateRangePickerProps) {
  const language = useLanguage();
  const { t, format } = language;
  const weekStart = useWeekStart();
  const value = useRange(search, today);
  const current = nameRange(search);
  const [draft, setDraft] = useState<DateRange | undefined>(
    isDayRange(value.from, value.to) ? { from: toDate(value.from), to: toDate(value.to) } : undefined,
  );
  const chosen: DayRange | null =
    draft?.from && draft.to ? { from: toDay(draft.from), to: toDay(draft.to) } : null;
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
        <DayPicker
          mode="range"
          resetOnSelect
          timeZone="UTC"
          today={toDate(today)}
          weekStartsOn={weekStart}
          selected={draft}
          onSelect={setDraft}
          defaultMonth={draft?.to}
          endMonth={toDate(today)}
          disabled={{ after: toDate(today) }}
          classNames={calendarClasses}
          {...wordCalendar(language)}
        />
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
