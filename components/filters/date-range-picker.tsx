'use client';

import { useId, useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { CalendarDays, ChevronDown } from '@/components/ui/icons';
import { later } from '@/components/ui/later';
import { Skeleton } from '@/components/ui/skeleton';
import { cn } from '@/lib/base/class-names';
import { nameRange } from '@/lib/data/terms/ranges/settle-range';
import { isDayRange } from '@/lib/language/format/day';
import { useLanguage } from '@/lib/language/use-language';
import type { DateRangePickerProps } from './date-range-panel';
import { useRange } from './week-start';

const Panel = later(
  () => import('./date-range-panel').then((module) => module.DateRangePanel),
  () => <Skeleton className="h-80 w-72" />,
);

/** Days are UTC, and it says so. The calendar is loaded when it is first opened. */
export function DateRangePicker(props: DateRangePickerProps) {
  const { t, format } = useLanguage();
  const { search, today } = props;
  const value = useRange(search, today);
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const name = nameRange(search);
  const range = isDayRange(value.from, value.to)
    ? t('filters.range.days', { days: format.dayRange(value.from, value.to) })
    : t('filters.range.choose');
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-haspopup="dialog"
        aria-expanded={open}
        data-print="words"
        title={range}
        className={buttonClass('secondary', 'md', 'min-w-0')}
      >
        <CalendarDays aria-hidden="true" className="text-muted" />
        {name ? <span>{t(`filters.range.names.${name}`)}</span> : null}
        <span className={cn('tabular truncate font-normal text-muted', name && 'not-print:max-lg:sr-only')}>
          {range}
        </span>
        <ChevronDown aria-hidden="true" className="text-muted" />
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={t('filters.range.label')}
        onToggle={(event) => setOpen(event.newState === 'open')}
        className="anchored max-sm:mx-2 max-h-[calc(100dvh-16px)] max-w-[calc(100vw-16px)] overflow-y-auto! rounded bg-raised shadow-overlay open:appear"
      >
        {open ? (
          <Panel
            {...props}
            onChange={(next) => {
              props.onChange(next);
              panel.current?.hidePopover();
            }}
          />
        ) : null}
      </div>
    </>
  );
}
