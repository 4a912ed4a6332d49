'use client';

import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ChevronLeft, ChevronRight } from '@/components/ui/icons';
import { cn } from '@/lib/base/class-names';
import {
  addDays,
  type Day,
  eachDay,
  earlierOf,
  endOfMonth,
  startOfBucket,
  startOfWeek,
  type Weekday,
} from '@/lib/data/terms/days';
import { useLanguage } from '@/lib/language/use-language';
import { wordCalendar } from './calendar-words';
import { useWeekStart } from './week-start';

const arrow =
  'grid size-8 place-items-center rounded text-muted hover:bg-fill hover:text-text aria-disabled:opacity-40 max-sm:size-11 [&_svg]:size-4';
const solid = 'bg-accent-solid! text-on-accent';

type Properties = {
  /** Only the first day, until the last one is chosen. */
  selected: { from: Day; to: Day | null } | null;
  /** The last day that can be chosen. */
  today: Day;
  onSelect: (day: Day) => void;
};

/** A month of days as a grid that is one tab stop. Keys move by day, week, month and year. */
export function MonthGrid({ selected: range, today, onSelect }: Properties) {
  const from = range?.from;
  const to = range?.to;
  const language = useLanguage();
  const words = wordCalendar(language);
  const weekStart = useWeekStart();
  const table = useRef<HTMLTableElement>(null);
  const [tabStop, setTabStop] = useState(earlierOf(to ?? today, today));
  const first = startOfBucket(tabStop, 'month');
  const last = endOfMonth(first);
  const start = startOfWeek(first, weekStart);
  const weeks = eachDay({ from: start, to: addDays(startOfWeek(last, weekStart), 6) }).filter(
    (_, index) => index % 7 === 0,
  );
  const ends = last >= today;
  const turn = (months: number) => setTabStop(earlierOf(addMonths(tabStop, months), today));

  function onKeyDown(event: KeyboardEvent) {
    const next = moveDay(event.key, event.shiftKey, tabStop, weekStart);
    if (!next) return;
    event.preventDefault();
    const day = earlierOf(next, today);
    flushSync(() => setTabStop(day));
    table.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }

  const drawDay = (day: Day) => {
    if (day < first || day > last) return <td key={day} className="size-9 max-sm:size-11" />;
    const isEnd = day === from || day === to;
    const selected = isEnd || Boolean(from && to && day > from && day < to);
    return (
      // biome-ignore lint/a11y/useFocusableInteractive: its button takes the focus
      <td
        key={day}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of the grid
        role="gridcell"
        aria-selected={selected}
        className={cn(
          'tabular size-9 p-0 text-center max-sm:size-11',
          day === today && 'font-semibold text-accent',
          day > today && 'text-muted opacity-40',
          to && selected && 'bg-accent-soft',
          to && day === from && 'rounded-l',
          day === to && 'rounded-r',
        )}
      >
        <button
          type="button"
          data-day={day}
          tabIndex={day === tabStop ? 0 : -1}
          disabled={day > today}
          aria-label={words.day(day, { today: day === today, selected })}
          onClick={() => {
            setTabStop(day);
            onSelect(day);
          }}
          className={cn(
            'size-9 rounded hover:bg-fill disabled:pointer-events-none max-sm:size-11',
            to && isEnd && solid,
          )}
        >
          {Number(day.slice(8))}
        </button>
      </td>
    );
  };

  return (
    <div className="relative text-sm">
      <div className="flex h-8 items-center max-sm:h-11">
        <span role="status" className="grow px-2 font-medium">
          {words.month(first)}
        </span>
        <button
          type="button"
          aria-label={language.t('filters.range.previousMonth')}
          onClick={() => turn(-1)}
          className={arrow}
        >
          <ChevronLeft />
        </button>
        <button
          type="button"
          aria-label={language.t('filters.range.nextMonth')}
          aria-disabled={ends}
          tabIndex={ends ? -1 : undefined}
          onClick={() => ends || turn(1)}
          className={arrow}
        >
          <ChevronRight />
        </button>
      </div>
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrow keys move through its days
        role="grid"
        aria-multiselectable
        aria-label={words.month(first)}
        onKeyDown={onKeyDown}
        className="mt-1 border-collapse"
      >
        <thead aria-hidden>
          <tr>
            {eachDay({ from: start, to: addDays(start, 6) }).map((day) => (
              <th
                key={day}
                scope="col"
                aria-label={words.longWeekday(day)}
                className="size-9 font-normal text-muted text-xs max-sm:size-11"
              >
                {words.weekday(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week}>{eachDay({ from: week, to: addDays(week, 6) }).map(drawDay)}</tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The same date in another month, or that month's last day. */
function addMonths(day: Day, count: number): Day {
  const first = new Date(`${day.slice(0, 7)}-01T00:00:00.000Z`);
  first.setUTCMonth(first.getUTCMonth() + count);
  const month = first.toISOString().slice(0, 8);
  return earlierOf(`${month}${day.slice(8)}`, endOfMonth(`${month}01`));
}

/** The day that a key leads to from another in a calendar; null for other keys. */
function moveDay(key: string, shift: boolean, day: Day, weekStart: Weekday): Day | null {
  if (key === 'ArrowLeft') return shift ? addMonths(day, -1) : addDays(day, -1);
  if (key === 'ArrowRight') return shift ? addMonths(day, 1) : addDays(day, 1);
  if (key === 'ArrowUp') return shift ? addMonths(day, -12) : addDays(day, -7);
  if (key === 'ArrowDown') return shift ? addMonths(day, 12) : addDays(day, 7);
  if (key === 'PageUp') return addMonths(day, shift ? -12 : -1);
  if (key === 'PageDown') return addMonths(day, shift ? 12 : 1);
  if (key === 'Home') return startOfWeek(day, weekStart);
  if (key === 'End') return addDays(startOfWeek(day, weekStart), 6);
  return null;
}
